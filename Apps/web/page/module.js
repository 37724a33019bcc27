// The module, compiled once for all workers: while it comes in, where the server says what it is.

const response = await fetch("tally.wasm");

export const compiled = response.headers.get("Content-Type") === "application/wasm"
  ? WebAssembly.compileStreaming(response)
  : WebAssembly.compile(await response.arrayBuffer());
