// Screens as the module sends them: only the parts that have changed, as bytes. The encoding is in the module's README.

const version = 1;
const decoder = new TextDecoder();

class Reader {
  #bytes;
  #language;
  #place = 0;

  constructor(bytes, language) {
    this.#bytes = bytes;
    this.#language = language;
  }

  get isAtEnd() {
    return this.#place >= this.#bytes.length;
  }

  byte() {
    return this.#bytes[this.#place++];
  }

  number() {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  }

  bytes(count) {
    const start = this.#place;
    this.#place += count;
    return this.#bytes.subarray(start, this.#place);
  }

  // A text; a phrase in the language.
  text() {
    const number = this.number();
    if (number % 2 === 0) return decoder.decode(this.bytes(number / 2));
    const words = this.text();
    const plural = this.optional(() => ({ words: this.text(), count: this.number() }));
    return this.#language.phrase(words, Array.from({ length: (number - 1) / 2 }, () => this.text()), plural);
  }

  flag() {
    return this.byte() === 1;
  }

  list(readOne) {
    return Array.from({ length: this.number() }, readOne);
  }

  optional(readIt) {
    return this.flag() ? readIt() : null;
  }

  // The bytes of a part, whose number of bytes stands before it in four bytes, the lowest first.
  part() {
    const [a, b, c, d] = this.bytes(4);
    return new Reader(this.bytes(a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24), this.#language);
  }
}

const readout = (part) => ({
  id: part.text(), name: part.text(), text: part.text(), tone: part.text(),
  selection: part.optional(() => ({ before: part.text(), selected: part.text() })),
});

const control = (part) => ({
  id: part.text(), label: part.text(), spoken: part.text(), emphasis: part.text(),
  keys: part.list(() => part.text()), width: part.number(), enabled: part.flag(), on: part.optional(() => part.flag()),
});

const grid = (part) => ({
  columns: part.number(), groupLength: part.number(), isAboveDisplay: part.flag(),
  ends: part.list(() => ({ left: part.text(), right: part.text() })),
  controls: part.list(() => control(part)), otherPage: part.list(() => control(part)),
});

const table = (part) => ({
  id: part.text(), name: part.text(), isDrawn: part.flag(),
  columns: part.list(() => ({ id: part.text(), title: part.text() })),
  footer: part.list(() => readout(part)),
  selection: part.optional(() => part.number()),
});

const row = (part) => ({ tag: part.optional(() => ({ name: part.text(), word: part.text() })), cells: part.list(() => part.text()) });

// The parts by their numbers: the name of each, and how its bytes are read.
const parts = [
  ["head", (part) => ({ app: part.text(), title: part.text(), hint: part.text(), alert: part.text() })],
  ["display", (part) => part.list(() => ({ leading: part.optional(() => readout(part)), trailing: readout(part), control: part.text() }))],
  ["grids", (part) => part.list(() => grid(part))],
  ["commands", (part) => part.list(() => control(part))],
  ["table", (part) => part.optional(() => table(part))],
  ["openRow", (part) => (part.isAtEnd ? null : part.optional(() => row(part)))],
  ["rows", (part) => ({ start: part.number(), removed: part.number(), added: part.list(() => row(part)) })],
  ["entry", (part) => part.optional(() => ({ id: part.text(), name: part.text(), text: part.text() }))],
];

// The parts that have changed, by name, with their words in a language.
export function readChanges(bytes, language) {
  const reader = new Reader(bytes, language);
  const found = reader.byte();
  if (found !== version) throw new Error(`screens of version ${found} cannot be drawn, only of version ${version}`);
  const changes = {};
  while (!reader.isAtEnd) {
    const [name, read] = parts[reader.byte()];
    changes[name] = read(reader.part());
  }
  return changes;
}

// Every control of a screen, drawn or not.
export const controls = ({ grids = [], commands = [] }) => [...grids.flatMap((grid) => grid.controls), ...commands];

// A text as it is written elsewhere: without the gaps between groups of digits, and with the minus of a keyboard.
export const plain = (text) => text.replaceAll("\u2009", "").replace(/\u2212(?=[\d.])/g, "-");
