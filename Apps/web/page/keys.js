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

// How a grid is called in the style: choices, in a bar; functions of two pages, and bits, stand beside the digits in a
// wide window.
function kind({ controls, otherPage, groupLength }) {
  if (controls.some(({ emphasis }) => emphasis === "choice")) return "choices";
  return otherPage.length > 0 || groupLength > 0 ? "beside" : "";
}

const isToggle = ({ emphasis }) => emphasis === "toggle";

// The controls of both pages, the first page first. The other page is there for a wide window alone.
function bothPages({ controls, otherPage }) {
  const others = otherPage.filter((control) => !isToggle(control)).map((control) => ({ ...control, isOther: true }));
  return controls.some((control) => isToggle(control) && control.on) ? [...others, ...controls] : [...controls, ...others];
}

export class Keys {
  #above;
  #node;

  // Most grids go into a node; those that decide what the display means, into another one above it.
  constructor(node, above) {
    this.#node = new Grids(node);
    this.#above = new Grids(above);
  }

  draw(grids) {
    document.body.dataset.rows = densities.find(([rows]) => grids.reduce((sum, grid) => sum + rowsOf(grid), 0) <= rows)[1];
    this.#above.draw(grids.filter(({ isAboveDisplay }) => isAboveDisplay));
    this.#node.draw(grids.filter(({ isAboveDisplay }) => !isAboveDisplay));
  }
}

// Grids, one below the other.
class Grids {
  #node;
  #buttons = new Pool(newButton);
  #ends = new Pool(() => element("span", { className: "end", ariaHidden: "true" }));

  constructor(node) {
    this.#node = node;
  }

  draw(grids) {
    const shown = grids.map((grid) => ({ ...grid, controls: bothPages(grid) }));
    const buttons = this.#buttons.nodes(shown.flatMap(({ controls }) => controls));
    const ends = this.#ends.nodes(shown.flatMap(({ ends }) => ends).flatMap(({ left, right }) => [left, right]), String);
    setChildren(this.#node, shown.map((_, index) => this.#node.children[index] ?? element("div")));
    shown.forEach((grid, index) => drawGrid(this.#node.children[index], grid, buttons.splice(0, grid.controls.length), ends));
  }
}

// Draws a grid; what stands at the ends of its rows is taken from `ends`, in their order.
function drawGrid(node, grid, buttons, ends) {
  node.style.setProperty("--columns", grid.columns);
  setAttribute(node, "class", ["grid", kind(grid), grid.ends.length > 0 ? "ended" : ""].join(" ").trim());
  buttons.forEach((button, place) => drawButton(button, grid.controls[place], isParted(grid, place)));
  const rows = grid.ends.map(({ left, right }, row) => {
    const [first, last] = ends.splice(0, 2);
    setText(first, left);
    setText(last, right);
    return [first, ...buttons.slice(row * grid.columns, (row + 1) * grid.columns), last];
  });
  setChildren(node, rows.length > 0 ? rows.flat() : buttons);
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
  setAttribute(node, "class", [control.emphasis, isParted && "parted", control.isOther && "other"].filter(Boolean).join(" "));
  setText(node.lastChild, node.children.length === 2 && !/\p{Letter}/u.test(control.label) ? "" : control.label);
  node.style.setProperty("--width", control.width);
}

// What every control has, whatever it looks like.
export function drawState(node, control) {
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
