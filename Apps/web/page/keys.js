// Draws the controls: those in grids as buttons, the commands as entries of the menu.

import { Pool, element, setAttribute, setChildren, setText } from "./dom.js";
import { icon } from "./icons.js";
import { heard } from "./keyboard.js";

// So many rows of keys and fewer, and how they are called in the style.
const densities = [[7, "few"], [9, "many"], [Infinity, "most"]];

// Whether a gap stands before a cell, where all are one column wide.
const isParted = ({ columns, groupLength }, place) =>
  groupLength > 0 && place % columns > 0 && (place % columns) % groupLength === 0;

const rowsOf = ({ columns, controls }) => Math.ceil(controls.reduce((sum, { width }) => sum + width, 0) / columns);

export class Keys {
  #node;
  #buttons = new Pool(newButton);

  constructor(node) {
    this.#node = node;
  }

  draw(grids) {
    const buttons = this.#buttons.nodes(grids.flatMap(({ controls }) => controls));
    document.body.dataset.rows = densities.find(([rows]) => grids.reduce((sum, grid) => sum + rowsOf(grid), 0) <= rows)[1];
    setChildren(this.#node, grids.map((_, index) => this.#node.children[index] ?? element("div", { className: "grid" })));
    grids.forEach((grid, index) => drawGrid(this.#node.children[index], grid, buttons.splice(0, grid.controls.length)));
  }
}

function drawGrid(node, grid, buttons) {
  node.style.setProperty("--columns", grid.columns);
  buttons.forEach((button, place) => drawButton(button, grid.controls[place], isParted(grid, place)));
  setChildren(node, buttons);
}

export class Menu {
  #node;
  #entries = new Pool(newEntry);

  constructor(node) {
    this.#node = node;
  }

  // What moves the caret has its keys alone.
  draw(all) {
    const commands = all.filter(({ emphasis }) => emphasis !== "caret");
    const entries = this.#entries.nodes(commands);
    commands.forEach((control, index) => {
      drawState(entries[index], control);
      setText(entries[index].children[0], control.label);
      setText(entries[index].children[1], control.keys[0] === "" ? "" : heard(control.keys[0]));
    });
    setChildren(this.#node, entries);
  }
}

function newButton(control) {
  const sign = icon(control.id);
  return sign ? element("button", {}, sign, element("span")) : element("button", {}, element("span"));
}

const newEntry = () => element("button", {}, element("span"), element("kbd", { ariaHidden: "true" }));

function drawButton(node, control, isParted) {
  drawState(node, control);
  setAttribute(node, "class", isParted ? `${control.emphasis} parted` : control.emphasis);
  setText(node.lastChild, node.children.length === 2 && !/\w/.test(control.label) ? "" : control.label);
  node.style.setProperty("--width", control.width);
}

// What every control has, whatever it looks like.
function drawState(node, control) {
  node.dataset.control = control.id;
  if (node.disabled === control.enabled) node.disabled = !control.enabled;
  setAttribute(node, "aria-label", control.spoken);
  if (control.on === null) node.removeAttribute("aria-pressed");
  else setAttribute(node, "aria-pressed", String(control.on));
  const key = control.keys[0] ?? "";
  if (key === "") return;
  setAttribute(node, "aria-keyshortcuts", heard(key).replace("Ctrl", "Control"));
  setAttribute(node, "title", `${control.spoken} (${heard(key)})`);
}
