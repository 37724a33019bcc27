// The module's exports in JavaScript's words: text in and bytes out, sessions as objects.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const applications = { calculator: 0, stopwatch: 1 };
const formats = { text: 0, json: 1 };
const modes = { basic: 0, scientific: 1, programmer: 2, converter: 3 };
export const kinds = { press: 0, copy: 1, paste: 2, type: 3, selectRow: 4, insert: 5 };

export class Tally {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  // An instance of the module, compiled or as the bytes of its file. It imports nothing.
  static async load(source) {
    const made = await WebAssembly.instantiate(source);
    return new Tally((made.instance ?? made).exports);
  }

  // The UTF-8 bytes of an application's screen after a script of keys; throws the words of what is wrong with it.
  // A mode is the calculator's.
  snapshot(application, keys, format, mode = "basic") {
    return this.#writing(keys, (...keys) =>
      this.#read(this.#exports.tally_snapshot(applications[application] ?? -1, ...keys, formats[format], modes[mode])));
  }

  // A running application. Times are whole nanoseconds, as BigInt.
  open(application) {
    const session = this.#exports.tally_open(applications[application] ?? -1);
    if (session === 0) throw new Error(`there is no application ${application}`);
    return {
      input: (kind, text, reading) =>
        this.#writing(text, (...text) => this.#exports.tally_input(session, kinds[kind] ?? -1, ...text, reading)),
      restore: (inputs, life, reading, wall) =>
        this.#writing(inputs, (...inputs) =>
          this.#writing(life, (...life) => this.#exports.tally_restore(session, ...inputs, ...life, reading, wall))),
      wantsFrames: () => this.#exports.tally_wants_frames(session) === 1,
      frame: (reading) => this.#exports.tally_frame(session, reading),
      changes: () => this.#read(this.#exports.tally_changes(session)),
      close: () => this.#exports.tally_close(session),
    };
  }

  // Calls `use` with the place and the number of a text's bytes (or of bytes) in the module's memory.
  #writing(text, use) {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const pointer = this.#exports.tally_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, pointer);
    const result = use(pointer, bytes.length);
    this.#exports.tally_free(pointer);
    return result;
  }

  // The bytes of a buffer that the module gave, which is freed; throws them as words if they are an error's.
  #read(pointer) {
    const view = new DataView(this.#exports.memory.buffer, pointer);
    const isGood = view.getInt32(0, true) === 1;
    const bytes = new Uint8Array(this.#exports.memory.buffer, pointer + 8, view.getInt32(4, true)).slice();
    this.#exports.tally_free(pointer);
    if (!isGood) throw new Error(decoder.decode(bytes));
    return bytes;
  }
}
