// Draws the table of a screen: the laps, the history. Of ten thousand rows only the new ones are made.

import { element, setAttribute, setChildren, setText } from "./dom.js";

export class Records {
  #node;
  #table = element("table", {}, element("caption"), element("thead", {}, element("tr")), element("tbody"), element("tbody"));
  #footer = element("dl");

  constructor(node) {
    this.#node = node;
    node.append(this.#table, this.#footer);
  }

  // Forgets all rows, for those of another application.
  clear() {
    this.#table.tBodies[1].replaceChildren();
  }

  drawTable(table) {
    if (table === null) return;
    const [caption, head] = this.#table.children;
    this.#node.dataset.table = table.id;
    setAttribute(this.#node, "aria-label", table.name);
    setText(caption, table.name);
    setChildren(head.firstChild, table.columns.map(({ id, title }) =>
      [...head.firstChild.children].find((cell) => cell.className === id)
        ?? element("th", { className: id, scope: "col", textContent: title })));
    setChildren(this.#footer, table.footer.map(({ id }) =>
      this.#footer.querySelector(`.${id}`) ?? element("div", { className: id }, element("dt"), element("dd"))));
    table.footer.forEach(({ name, text, tone }, index) => {
      const [term, figure] = this.#footer.children[index].children;
      setText(term, name);
      setText(figure, text);
      figure.className = tone;
    });
  }

  drawOpenRow(row) {
    const body = this.#table.tBodies[0];
    setChildren(body, row ? [body.firstChild ?? newRow(row)] : []);
    if (row) drawRow(body.firstChild, row);
  }

  // Marks the row that is selected, if one is.
  select(index) {
    const [row] = this.#table.getElementsByClassName("selected");
    const selected = index === null ? undefined : this.#table.tBodies[1].rows[index];
    if (row === selected) return;
    row?.classList.remove("selected");
    row?.removeAttribute("aria-current");
    selected?.classList.add("selected");
    selected?.setAttribute("aria-current", "true");
    selected?.scrollIntoView({ block: "nearest" });
  }

  drawRows({ start, removed, added }) {
    const body = this.#table.tBodies[1];
    for (let count = 0; count < removed; count += 1) body.rows[start].remove();
    const rows = document.createDocumentFragment();
    rows.append(...added.map(newRow));
    body.insertBefore(rows, body.rows[start] ?? null);
    this.#node.classList.toggle("is-empty", body.rows.length === 0);
  }
}

function newRow(row) {
  const node = element("tr", {}, ...row.cells.map(() => element("td")));
  drawRow(node, row);
  return node;
}

function drawRow(node, { tag, cells }) {
  setAttribute(node, "class", tag?.name ?? "");
  cells.forEach((text, index) => setText(node.cells[index], text));
  if (tag?.word) node.cells[0].append(" ", element("span", { className: "tag", textContent: tag.word }));
}
