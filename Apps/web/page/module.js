// The module, compiled once for all workers: while it comes in, where the server says what it is.

export const compiled = fetch("tally.wasm").then(async (answer) =>
  answer.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer()));
