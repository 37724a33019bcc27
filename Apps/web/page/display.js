// Draws the lines of the display. An answer is as large as fits; words are wrapped; nothing is cut.

import { element, setAttribute, setChildren, setText } from "./dom.js";
import { plain } from "./screen.js";

const sizes = 5;
const time = /^([\d:]*:\d\d)(\.\d+)$/;

export class Display {
  #node;
  // What the answer was last fitted for: its number of characters.
  #fitted = null;

  constructor(node) {
    this.#node = node;
    new ResizeObserver(() => {
      this.#fitted = null;
      this.#fit();
    }).observe(node);
  }

  draw(lines) {
    setChildren(this.#node, lines.map((_, index) => this.#node.children[index] ?? emptyLine()));
    lines.forEach((line, index) => drawLine(this.#node.children[index], line));
    this.#fit();
  }

  // The answer as it is written elsewhere.
  get answer() {
    return plain(this.#node.querySelector(".answer, .bad")?.textContent ?? "");
  }

  // Takes the first size in which the answer fits in one line; in the last one it is wrapped.
  #fit() {
    const answer = this.#node.querySelector(".trailing.answer");
    const length = answer?.textContent.length ?? null;
    if (length === this.#fitted) return;
    this.#fitted = length;
    if (answer === null) return;
    for (let size = 0; size < sizes; size += 1) {
      answer.dataset.size = size;
      if (answer.scrollWidth <= answer.clientWidth) return;
    }
  }
}

// A text that is edited: its caret, or what is selected.
function drawEdited(node, text, { before, selected }) {
  const mark = element("span", { className: selected === "" ? "caret" : "selection", textContent: selected });
  node.replaceChildren(before, mark, text.slice((before + selected).length));
}

const emptyLine = () => element("div", { className: "line" }, element("output"), element("output"));

function drawLine(node, { leading, trailing, control }) {
  if (control === "") delete node.dataset.control;
  else node.dataset.control = control;
  drawReadout(node.children[0], leading, "leading");
  drawReadout(node.children[1], trailing, "trailing");
}

function drawReadout(node, readout, place) {
  const { id = "", name = "", text = "", tone = "", selection = null } = readout ?? {};
  setAttribute(node, "class", [place, tone, id].join(" "));
  setAttribute(node, "aria-live", "off");
  setAttribute(node, "aria-label", name);
  node.classList.toggle("edited", selection !== null);
  if (selection !== null) return drawEdited(node, text, selection);
  const [, whole, fraction] = (tone === "answer" && text.match(time)) || [null, text, ""];
  if (fraction === "") return setText(node, whole);
  // The fraction of a second is drawn smaller. The same two nodes stay, since this happens with every frame.
  if (node.children.length === 0) node.replaceChildren(element("span"), element("span", { className: "fraction" }));
  setText(node.children[0], whole);
  setText(node.children[1], fraction);
}
