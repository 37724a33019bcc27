// Draws a screen: the JSON of `Screen.page()`. Every screen is drawn whole, and what has not changed is left alone.

const minus = (text) => text.replace(/-(?=[\d.])/g, "\u2212");

function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children.filter((child) => child !== null));
  return node;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// A text with its caret and what is selected, whose places are bytes.
function edited(text, caret, anchor) {
  const bytes = encoder.encode(text);
  const piece = (start, end) => minus(decoder.decode(bytes.slice(start, end)));
  const [start, end] = [Math.min(caret, anchor), Math.max(caret, anchor)];
  const selected = element("span", { className: "selected", textContent: piece(start, end) });
  const bar = element("span", { className: "caret" });
  const parts = caret < anchor ? [bar, selected] : [selected, bar];
  return [piece(0, start), ...parts, piece(end)];
}

function readout({ name, text, tone, caret, anchor }) {
  const node = element("span", { className: tone });
  node.append(...(caret === undefined ? [minus(text)] : edited(text, caret, anchor)));
  if (text !== "") node.setAttribute("aria-label", `${name}: ${text}`);
  return node;
}

function line([leading, trailing]) {
  return element("div", { className: "line" }, leading ? readout(leading) : element("span"), readout(trailing));
}

function button(control) {
  const node = element("button", { textContent: control.label, className: control.emphasis, disabled: !control.enabled });
  node.dataset.control = control.id;
  node.setAttribute("aria-label", control.spoken);
  if (control.on !== null) node.setAttribute("aria-pressed", control.on);
  node.style.gridColumn = `span ${control.width}`;
  return node;
}

function grid(rows) {
  const columns = rows[0].reduce((sum, control) => sum + control.width, 0);
  const node = element("div", { className: "grid" }, ...rows.flat().map(button));
  node.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
  return node;
}

function table({ name, columns, rows, footer }) {
  if (rows.length === 0) return null;
  const cells = (kind, texts) => texts.map((text) => element(kind, { textContent: minus(text) }));
  return element("section", {},
    element("table", { ariaLabel: name },
      element("tr", {}, ...cells("th", columns)),
      ...rows.map((row) => element("tr", { className: row.tag ?? "" }, ...cells("td", row.cells)))),
    element("div", { className: "footer" }, ...footer.map((figure) => element("span", {}, `${figure.name} `, readout(figure)))));
}

// The parts of the page by the part of the screen that they draw.
const parts = {
  display: (lines) => element("div", {}, ...lines.map(line)),
  grids: (grids) => element("div", {}, ...grids.map(grid)),
  table: (records) => (records && table(records)) ?? element("div"),
  hint: (hint) => element("p", { className: "hint", textContent: hint }),
};

// Draws screens into a node; a part that equals what it shows keeps its nodes, and so its focus.
export class Drawing {
  #shown = {};
  #node;

  constructor(node) {
    this.#node = node;
    node.replaceChildren();
  }

  show(screen) {
    this.#node.className = screen.app;
    for (const [name, draw] of Object.entries(parts)) {
      const value = JSON.stringify(screen[name]);
      const before = this.#shown[name];
      if (before?.value === value) continue;
      const node = draw(screen[name]);
      if (before) this.#replace(before.node, node);
      else this.#node.append(node);
      this.#shown[name] = { value, node };
    }
  }

  // Puts a new part in place of an old one; the control that had the focus has it again.
  #replace(old, node) {
    const focused = old.contains(document.activeElement) && document.activeElement.dataset.control;
    old.replaceWith(node);
    if (focused) node.querySelector(`[data-control="${focused}"]`)?.focus();
  }
}
