// Screens as the module sends them: only the parts that have changed, as bytes. The encoding is in the module's README.

const version = 1;
const decoder = new TextDecoder();

class Reader {
  #bytes;
  #place = 0;

  constructor(bytes) {
    this.#bytes = bytes;
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

  text() {
    return decoder.decode(this.bytes(this.number()));
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
    return new Reader(this.bytes(a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24));
  }
}

const readout = (part) => ({ id: part.text(), name: part.text(), text: part.text(), tone: part.text() });

const control = (part) => ({
  id: part.text(), label: part.text(), spoken: part.text(), emphasis: part.text(),
  keys: part.list(() => part.text()), width: part.number(), enabled: part.flag(), on: part.optional(() => part.flag()),
});

const table = (part) => ({
  id: part.text(), name: part.text(), isDrawn: part.flag(),
  columns: part.list(() => ({ id: part.text(), title: part.text() })),
  footer: part.list(() => readout(part)),
  selection: part.optional(() => part.number()),
});

const row = (part) => ({ tag: part.text(), cells: part.list(() => part.text()) });

// The parts by their numbers: the name of each, and how its bytes are read.
const parts = [
  ["head", (part) => ({ app: part.text(), title: part.text(), hint: part.text(), alert: part.text() })],
  ["display", (part) => part.list(() => ({ leading: part.optional(() => readout(part)), trailing: readout(part), control: part.text() }))],
  ["grids", (part) => part.list(() => ({ columns: part.number(), groupLength: part.number(), controls: part.list(() => control(part)) }))],
  ["commands", (part) => part.list(() => control(part))],
  ["table", (part) => part.optional(() => table(part))],
  ["openRow", (part) => (part.isAtEnd ? null : part.optional(() => row(part)))],
  ["rows", (part) => ({ start: part.number(), removed: part.number(), added: part.list(() => row(part)) })],
  ["entry", (part) => part.optional(() => ({ id: part.text(), name: part.text(), text: part.text() }))],
];

// The parts that have changed, by name.
export function readChanges(bytes) {
  const reader = new Reader(bytes);
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
