// The page: what the user does goes into the log and to the module, and its screens onto the page. All that is
// calculated is in the module.

import { Clock } from "./clock.js";
import { Core } from "./core.js";
import { Drawing } from "./drawing.js";
import { keyName, leaks } from "./keyboard.js";
import { Language, userLanguage } from "./language.js";
import { Log } from "./log.js";
import { compiled } from "./module.js";
import { plain, readChanges } from "./screen.js";

// So many milliseconds a sum may take before Escape stops it instead of pressing a key.
const patience = 100;
// The keys that mean something to the screen while a text is typed.
const ofField = new Set(["Enter", "Escape", "Up", "Down", "Tab", "Shift+Tab"]);
const notice = document.getElementById("notice");
const clock = new Clock();
const drawing = new Drawing();

let language = new Language();
let application = null;
let isFrameRequested = false;
// Keys that were struck before there was a screen to tell what they press.
let held = [];
// Whether the focus was moved by keys, so that Enter and Space belong to the button that has it.
let isFocusInUse = false;

class Application {
  #log;
  #core;

  constructor(name) {
    this.name = name;
    this.#log = new Log(name);
    this.#core = new Core(compiled, name, this);
    this.restart();
  }

  // Takes up what is kept.
  restart() {
    this.#core.start(this.#log.read(), clock.reading());
  }

  // What the user did, at the moment of its event.
  input(kind, text, moment) {
    const input = { kind, text, reading: clock.reading(moment), wall: Date.now() };
    const isKept = this.#log.append(input);
    say(isKept ? "" : language.phrase("The browser keeps nothing for this page: it will be gone when the page is closed"));
    this.#core.input(input);
  }

  frame() {
    this.#core.frame(clock.reading());
  }

  // Stops what takes long, if anything does: all is as it was before that key.
  stop() {
    if (!this.#core.lags(patience)) return false;
    this.#dropOldestWaiting();
    this.restart();
    say(language.phrase("Stopped; everything before it is as it was"));
    return true;
  }

  // Whether the screen shows all that was done.
  get isSettled() {
    return document.body.classList.contains("is-ready") && this.#core.waiting === 0;
  }

  // Another page of this browser has written.
  wrote(key) {
    if (key === null || this.#log.owns(key)) this.restart();
  }

  end() {
    this.#core.end();
  }

  draw({ changes, wantsFrames }, { isOpening }) {
    const read = readChanges(changes, language);
    if (isOpening) drawing.drawAll(read);
    else drawing.draw(read, { isQuiet: wantsFrames, isSettled: this.isSettled });
    if (wantsFrames) requestFrame();
    if (isOpening) opened();
    if (this.isSettled) held.splice(0).forEach((key) => strike(key));
  }

  // The module gave up, for want of memory or by a fault: a new one takes up what was before the input.
  fail({ isOpening }) {
    const isDropped = isOpening ? this.#log.remove(0) : this.#dropOldestWaiting();
    if (isOpening && !isDropped) return say(language.phrase("The page cannot be used in this browser"));
    this.restart();
    say(language.phrase("The last input was too much and was dropped; everything before it is as it was"));
  }

  // Forgets the input that is being worked out: the oldest of those that wait.
  #dropOldestWaiting() {
    return this.#core.waiting > 0 && this.#log.remove(this.#core.waiting - 1);
  }
}

function say(words) {
  if (notice.textContent !== words) notice.textContent = words;
}

function requestFrame() {
  if (isFrameRequested) return;
  isFrameRequested = true;
  requestAnimationFrame(() => {
    isFrameRequested = false;
    application.frame();
  });
}

// The first screen is there.
function opened() {
  document.body.classList.add("is-ready");
  performance.mark("usable");
}

// Puts the page's own words into the user's language.
async function speak() {
  language = await userLanguage(document.documentElement.dataset.languages.split(" "));
  document.documentElement.lang = language.name;
  for (const attribute of ["aria-label", "title"]) {
    for (const node of document.querySelectorAll(`body [${attribute}]`)) {
      node.setAttribute(attribute, language.phrase(node.getAttribute(attribute)));
    }
  }
  for (const node of document.querySelectorAll("[data-words]")) node.textContent = language.phrase(node.textContent);
}

function open() {
  const name = location.hash === "#stopwatch" ? "stopwatch" : "calculator";
  if (application?.name === name) return;
  application?.end();
  application = new Application(name);
  const asked = new URLSearchParams(location.search).get("q");
  if (asked === null) return;
  history.replaceState(null, "", location.pathname + location.hash);
  application.input("paste", asked);
}

document.addEventListener("click", ({ target, timeStamp }) => {
  const id = target.closest("[data-control]")?.dataset.control;
  const row = target.closest("tbody:last-of-type > tr");
  target.closest("[popover]")?.hidePopover();
  if (id) application.input("press", id, timeStamp);
  else if (row) application.input("selectRow", String(row.sectionRowIndex), timeStamp);
});

document.addEventListener("input", ({ target, timeStamp }) => application.input("type", target.value, timeStamp));

// A click leaves the focus where it is, so that Enter goes on meaning what it says on the screen.
document.addEventListener("mousedown", (event) => {
  isFocusInUse = false;
  if (event.target.closest("[data-control]")) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const key = keyName(event);
  if (key === null || event.target.closest("[popover]")) return;
  const isTyped = event.target.matches("input");
  if (isTyped && !ofField.has(key)) return;
  if (["Tab", "Shift+Tab"].includes(key)) isFocusInUse = true;
  if (isFocusInUse && !isTyped && ["Enter", "Space"].includes(key) && event.target !== document.body) return pressFocused(event);
  if (isTyped && key !== "Tab" && key !== "Shift+Tab") event.target.blur();
  if (strike({ key, isRepeat: event.repeat, moment: event.timeStamp })) event.preventDefault();
});

// Presses what has the focus. Space is left to the browser, which presses when the key is released.
function pressFocused(event) {
  if (keyName(event) === "Space") return;
  event.preventDefault();
  event.target.click();
}

// Presses the control of a key, or puts its character where the caret stands; tells whether the key is the page's. Whether
// a control does anything is the module's to say: the screen may lag behind fast typing. A key that the screen has no use
// for waits for the next one, if one is to come, and those after it wait too.
function strike(struck) {
  const { key, isRepeat, moment } = struck;
  if (key === "Escape" && application?.stop()) return true;
  const control = drawing.control(({ keys }) => keys.includes(key));
  const character = key === "Space" ? " " : key;
  const isText = control === undefined && drawing.takesText && [...character].length === 1;
  const isUsed = control !== undefined || isText;
  if (held.length > 0 || (!isUsed && !application?.isSettled)) held.push(struck);
  else if (isUsed && !(isRepeat && drawing.app === "stopwatch")) {
    isFocusInUse = false;
    application.input(isText ? "insert" : "press", isText ? character : control.id, moment);
  }
  return isUsed || leaks.has(key);
}

document.addEventListener("paste", (event) => {
  if (event.target.matches?.("input")) return;
  event.preventDefault();
  application?.input("paste", event.clipboardData.getData("text/plain"), event.timeStamp);
});

// What is selected, else the answer: without the gaps that are only drawn.
document.addEventListener("copy", (event) => {
  if (event.target.matches?.("input")) return;
  const selected = String(getSelection());
  const text = selected === "" ? drawing.answer : plain(selected);
  event.preventDefault();
  event.clipboardData.setData("text/plain", text);
  if (selected === "") application.input("copy", text, event.timeStamp);
});

document.getElementById("pane").addEventListener("click", ({ currentTarget }) => {
  const isOpen = document.body.classList.toggle("shows-pane");
  currentTarget.ariaExpanded = String(isOpen);
});

addEventListener("storage", ({ key }) => application?.wrote(key));
await speak();
addEventListener("hashchange", open);
open();
navigator.serviceWorker?.register("offline.js");
