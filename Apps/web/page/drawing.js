// Draws screens onto the page, part by part, and says what is new to whoever listens.

import { Display } from "./display.js";
import { setText } from "./dom.js";
import { Entry } from "./entry.js";
import { Keys, Menu, drawState } from "./keys.js";
import { Records } from "./records.js";
import { controls, plain } from "./screen.js";

const restOfSpeech = 250;
const find = (id) => document.getElementById(id);

export class Drawing {
  #screen = {};
  #display = new Display(find("display"));
  #keys = new Keys(find("keys"), find("above"));
  #menu = new Menu(find("commands"));
  #entry = new Entry(find("entry"));
  #records = new Records(find("records"));
  #speaking = 0;

  // The control of an id or that a key presses, if there is one.
  control(isMeant) {
    return controls(this.#screen).find(isMeant);
  }

  // The answer as it is written elsewhere.
  get answer() {
    return this.#display.answer;
  }

  // Whether keys go into a text.
  get takesText() {
    return this.#screen.display?.some(({ trailing }) => trailing.selection !== null) ?? false;
  }

  get app() {
    return this.#screen.head?.app;
  }

  // Draws a whole screen, whatever was there before.
  drawAll(changes) {
    this.#records.clear();
    this.draw(changes, { isQuiet: false, isSettled: true });
  }

  // Draws what has changed. `isQuiet` while time runs: it would be spoken without an end; `isSettled` when the module knows
  // of all that was typed.
  draw(changes, { isQuiet, isSettled }) {
    Object.assign(this.#screen, changes);
    if (changes.head) this.#drawHead(changes.head);
    if (changes.display) this.#display.draw(changes.display);
    if (changes.grids) this.#keys.draw(changes.grids);
    if (changes.commands) this.#menu.draw(changes.commands);
    if (changes.commands) this.#drawSearch();
    if (changes.table !== undefined) this.#drawTable(changes.table);
    if (changes.openRow !== undefined) this.#records.drawOpenRow(changes.openRow);
    if (changes.rows) this.#records.drawRows(changes.rows);
    if (this.#screen.table) this.#records.select(this.#screen.table.selection);
    this.#entry.draw(this.#screen.entry ?? null, isSettled);
    if ((changes.display || changes.head) && !isQuiet) this.#speakSoon();
  }

  #drawHead({ app, title, hint, alert }) {
    document.body.dataset.app = app;
    document.title = `${title} – Tally`;
    setText(find("title"), title);
    setText(find("hint"), hint);
    setText(find("alert"), alert);
    for (const link of document.querySelectorAll("nav a")) {
      link.ariaCurrent = link.hash === `#${app}` ? "page" : null;
    }
  }

  // A search has its button in the bar, where there is one.
  #drawSearch() {
    const [button, search] = [find("search"), this.control(({ id }) => id === "search-units")];
    button.hidden = search === undefined;
    if (search) drawState(button, search);
  }

  // A table that is drawn stands on the page; one that is not waits behind its button.
  #drawTable(table) {
    this.#records.drawTable(table);
    document.body.classList.toggle("has-pane", table !== null && !table.isDrawn);
    setText(find("pane-name"), table?.name ?? "");
  }

  // Says the answer once the keys rest.
  #speakSoon() {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => {
      const { display = [], head } = this.#screen;
      const loud = display.map(({ trailing }) => trailing).filter(({ tone }) => tone === "answer" || tone === "bad");
      setText(find("spoken"), [...loud.map(({ text }) => plain(text)), head.hint].filter(Boolean).join(". "));
    }, restOfSpeech);
  }
}
