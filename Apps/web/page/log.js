// What the user has done to one application, kept by the browser input by input: what is written is safe when the call
// returns, whatever becomes of the page. An input is `{ kind, text, reading, wall, life }`; times are in milliseconds.

import { nanoseconds } from "./clock.js";
import { kinds } from "./tally.js";

const encoder = new TextEncoder();

// Names this life of the page: readings of its clock mean nothing in another.
export const life = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

export class Log {
  #prefix;
  #next = 0;

  constructor(application) {
    this.#prefix = `tally/${application}/`;
  }

  // All inputs, oldest first.
  read() {
    const keys = Object.keys(localStorage).filter((key) => this.owns(key)).sort();
    const last = keys.at(-1);
    this.#next = last ? Number(last.slice(this.#prefix.length)) + 1 : 0;
    return keys.flatMap((key) => parse(localStorage.getItem(key)));
  }

  // Whether a key of the storage is an input's.
  owns(key) {
    return key.startsWith(this.#prefix);
  }

  // Keeps an input and gives the key it has; throws where the browser keeps nothing.
  append({ kind, text, reading, wall }) {
    const key = this.#prefix + String(this.#next).padStart(9, "0");
    this.#next += 1;
    localStorage.setItem(key, JSON.stringify([kind, text, reading, wall, life]));
    return key;
  }

  // Forgets an input.
  remove(key) {
    localStorage.removeItem(key);
  }

  // Forgets the newest input; tells whether there was one.
  removeLast() {
    const key = Object.keys(localStorage).filter((key) => this.owns(key)).sort().at(-1);
    if (key) this.remove(key);
    return key !== undefined;
  }
}

// An input that was written down, in a list; an empty one for what is none.
function parse(line) {
  try {
    const [kind, text, reading, wall, life] = JSON.parse(line);
    return kind in kinds && Number.isFinite(reading + wall) ? [{ kind, text, reading, wall, life }] : [];
  } catch {
    return [];
  }
}

// Inputs as the module reads them: numbers of 64 bits, the lowest byte first; texts after the number of their bytes.
export function encode(inputs) {
  const pieces = inputs.flatMap(({ kind, text, reading, wall, life }) =>
    [number(BigInt(kinds[kind])), ...words(text), number(nanoseconds(reading)), number(nanoseconds(wall)), ...words(life)]);
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((place, piece) => (bytes.set(piece, place), place + piece.length), 0);
  return bytes;
}

function number(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, value, true);
  return bytes;
}

function words(text) {
  const bytes = encoder.encode(text);
  return [number(BigInt(bytes.length)), bytes];
}
