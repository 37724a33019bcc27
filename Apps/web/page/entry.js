// Draws what the user is asked for: one field with its name. What is typed in it is told by the page's events.

import { setText } from "./dom.js";

export class Entry {
  #node;
  #field;
  // The entry that is shown; nothing while none is asked for.
  #id = "";

  constructor(node) {
    this.#node = node;
    this.#field = node.querySelector("input");
  }

  // The field stays as it is while there is more in it than the module knows of yet.
  draw(entry, isSettled) {
    this.#node.hidden = entry === null;
    const isNew = entry !== null && entry.id !== this.#id;
    this.#id = entry?.id ?? "";
    if (entry === null) return;
    setText(this.#node.querySelector("span"), entry.name);
    if ((isNew || isSettled) && this.#field.value !== entry.text) this.#field.value = entry.text;
    if (isNew) this.#field.select();
    else if (isSettled) this.#field.focus();
  }
}
