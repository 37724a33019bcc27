// What the user has done to one application, kept by the browser: what is written is safe when the call returns,
// whatever becomes of the page. An input is `{ kind, text, reading, wall, life }`; times are in milliseconds.
//
// The storage has pages of at most a hundred inputs of one life, numbered in their order. The first line of one names the
// life and how far the wall clock was ahead of the readings; each further one is an input: reading, kind and text.

import { nanoseconds } from "./clock.js";
import { kinds } from "./tally.js";

const most = 100;

// Names this life of the page: readings of its clock mean nothing in another.
export const life = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

export class Log {
  #prefix;
  // The page that is being written: its key and its lines.
  #key = "";
  #lines = [];
  #next = 0;
  // The newest inputs, from the first on that the browser did not keep.
  #unkept = [];

  constructor(application) {
    this.#prefix = `tally/${application}/`;
  }

  // All inputs, oldest first. What is written after this call is newer than they.
  read() {
    const keys = this.#keys();
    this.#next = keys.length === 0 ? 0 : Number(keys.at(-1).slice(this.#prefix.length)) + 1;
    this.#key = "";
    return keys.flatMap((key) => inputs(localStorage.getItem(key))).concat(this.#unkept);
  }

  // Whether a key of the storage is a page of this log.
  owns(key) {
    return key.startsWith(this.#prefix);
  }

  // Keeps an input; tells whether the browser does, too.
  append(input) {
    if (this.#unkept.length > 0 || !this.#write(input)) this.#unkept.push({ ...input, life });
    return this.#unkept.length === 0;
  }

  // Forgets one input, counted from the newest, which is 0; tells whether there was one.
  remove(age) {
    if (age < this.#unkept.length) return this.#unkept.splice(this.#unkept.length - 1 - age, 1).length === 1;
    age -= this.#unkept.length;
    for (const key of this.#keys().reverse()) {
      const lines = localStorage.getItem(key).split("\n");
      const inputs = lines.length - 1;
      if (age < inputs) {
        lines.splice(inputs - age, 1);
        localStorage.setItem(key, lines.join("\n"));
        return true;
      }
      age -= inputs;
    }
    return false;
  }

  #write({ kind, text, reading, wall }) {
    if (this.#key === "" || this.#lines.length > most) this.#turn(wall - reading);
    try {
      const lines = [...this.#lines, `${reading}\t${kind}\t${JSON.stringify(text)}`];
      localStorage.setItem(this.#key, lines.join("\n"));
      this.#lines = lines;
      return true;
    } catch {
      return false;
    }
  }

  // Begins a new page.
  #turn(lead) {
    this.#key = this.#prefix + String(this.#next).padStart(9, "0");
    this.#lines = [`${life}\t${lead}`];
    this.#next += 1;
  }

  // The pages, oldest first; none where the browser allows no storage.
  #keys() {
    try {
      return Object.keys(localStorage).filter((key) => this.owns(key)).sort();
    } catch {
      return [];
    }
  }
}

// The inputs of a page; what is none is passed over.
function inputs(page) {
  const [head, ...lines] = page.split("\n").map((line) => line.split("\t"));
  const [life, lead] = [head[0], Number(head[1])];
  return lines.flatMap(([reading, kind, text]) => {
    const input = { kind, text: words(text), reading: Number(reading), wall: Number(reading) + lead, life };
    return kind in kinds && input.text !== null && Number.isFinite(input.wall) ? [input] : [];
  });
}

// A text as it was written down; null for what is none.
function words(text = "") {
  try {
    const words = JSON.parse(text);
    return typeof words === "string" ? words : null;
  } catch {
    return null;
  }
}

// Inputs as the module reads them: numbers of 64 bits, the lowest byte first; texts after the number of their bytes.
export function encode(inputs) {
  const encoder = new TextEncoder();
  // A character has at most three bytes.
  const view = new DataView(new ArrayBuffer(inputs.reduce((sum, { text, life }) => sum + 40 + 3 * (text.length + life.length), 0)));
  let place = 0;
  const number = (value) => {
    view.setBigInt64(place, value, true);
    place += 8;
  };
  const words = (text) => {
    const { written } = encoder.encodeInto(text, new Uint8Array(view.buffer, place + 8));
    number(BigInt(written));
    place += written;
  };
  for (const { kind, text, reading, wall, life } of inputs) {
    number(BigInt(kinds[kind]));
    words(text);
    number(nanoseconds(reading));
    number(nanoseconds(wall));
    words(life);
  }
  return new Uint8Array(view.buffer, 0, place);
}
