// The module's exports in JavaScript's words: text in and out, sessions as objects.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const applications = { calculator: 0, stopwatch: 1 };
const modes = { basic: 0, scientific: 1, programmer: 2 };
const formats = { text: 0, json: 1 };

export class Tally {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  // The module from the bytes of its file. It imports nothing.
  static async load(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Tally(instance.exports);
  }

  // The UTF-8 bytes of an application's screen after a script of keys; throws the words of what is wrong with it. A mode
  // is the calculator's.
  snapshot(application, keys, format, mode = "basic") {
    return this.#writing(keys, (pointer, count) =>
      this.#read(this.#exports.tally_snapshot(applications[application] ?? -1, pointer, count, formats[format], modes[mode])));
  }

  // A running application.
  open(application) {
    const session = this.#exports.tally_open(applications[application] ?? -1);
    if (session === 0) throw new Error(`there is no application ${application}`);
    return {
      press: (control, nanoseconds) =>
        this.#writing(control, (pointer, count) => this.#exports.tally_press(session, pointer, count, nanoseconds)),
      type: (text) => this.#writing(text, (pointer, count) => this.#exports.tally_type(session, pointer, count)),
      paste: (text) => this.#writing(text, (pointer, count) => this.#exports.tally_paste(session, pointer, count)),
      wantsFrames: () => this.#exports.tally_wants_frames(session) === 1,
      frame: (nanoseconds) => this.#exports.tally_frame(session, nanoseconds),
      screen: () => JSON.parse(decoder.decode(this.#read(this.#exports.tally_screen(session)))),
      close: () => this.#exports.tally_close(session),
    };
  }

  // Calls `use` with a text (or its bytes) in the module's memory.
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
