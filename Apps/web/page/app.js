// The page: what the user does goes into the log and to the module, and its screens onto the page. All that is
// calculated is in the module.

import { Clock } from "./clock.js";
import { Core } from "./core.js";
import { Drawing } from "./drawing.js";
import { keyName, leaks } from "./keyboard.js";
import { Log } from "./log.js";
import { compiled } from "./module.js";
import { plain, readChanges } from "./screen.js";

// So many milliseconds a sum may take before Escape stops it instead of pressing a key.
const patience = 100;
const notice = document.getElementById("notice");
const clock = new Clock();
const drawing = new Drawing();

let application = null;
let isFrameRequested = false;
// Keys that were struck before there was a screen to tell what they press.
let early = [];
// Whether the focus was moved by keys, so that Enter and Space belong to the button that has it.
let isFocusInUse = false;

class Application {
  #log;
  #core;

  constructor(name, module) {
    this.name = name;
    this.#log = new Log(name);
    this.#core = new Core(module, name, this);
    this.restart();
  }

  // Takes up what is kept.
  restart() {
    this.#core.start(this.#kept(), clock.reading());
  }

  // What the user did, at the moment of its event.
  input(kind, text, moment) {
    const input = { kind, text, reading: clock.reading(moment), wall: Date.now() };
    say("");
    this.#core.input(input, this.#keep(input));
  }

  frame() {
    this.#core.frame(clock.reading());
  }

  // Stops what takes long, if anything does: all is as it was before that key.
  stop() {
    const input = this.#core.laggard(patience);
    if (!input) return false;
    this.#log.remove(input.key);
    this.restart();
    say("Stopped; everything before it is as it was");
    return true;
  }

  // Another page of this browser has written.
  wrote(key) {
    if (key === null || this.#log.owns(key)) this.restart();
  }

  end() {
    this.#core.end();
  }

  draw({ changes, wantsFrames }, { isOpening }) {
    if (isOpening) drawing.drawAll(readChanges(changes));
    else drawing.draw(readChanges(changes), wantsFrames);
    if (wantsFrames) requestFrame();
    if (isOpening) opened();
  }

  // The module gave up, for want of memory or by a fault: a new one takes up what was before the input.
  fail({ key }) {
    if (key !== undefined) this.#log.remove(key);
    else if (!this.#log.removeLast()) return say("The calculator cannot be started in this browser");
    this.restart();
    say("The last input was too much and was dropped; everything before it is as it was");
  }

  #kept() {
    try {
      return this.#log.read();
    } catch {
      return [];
    }
  }

  #keep(input) {
    try {
      return this.#log.append(input);
    } catch {
      say("The browser keeps nothing for this page: it will be gone when the page is closed");
      return "";
    }
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
  early.splice(0).forEach((key) => strike(key));
}

async function open() {
  const name = location.hash === "#stopwatch" ? "stopwatch" : "calculator";
  if (application?.name === name) return;
  const module = await compiled;
  application?.end();
  application = new Application(name, module);
  const asked = new URLSearchParams(location.search).get("q");
  if (asked === null) return;
  history.replaceState(null, "", location.pathname + location.hash);
  application.input("paste", asked);
}

document.addEventListener("click", ({ target, timeStamp }) => {
  const id = target.closest("[data-control]")?.dataset.control;
  if (!id) return;
  target.closest("[popover]")?.hidePopover();
  application.input("press", id, timeStamp);
});

// A click leaves the focus where it is, so that Enter goes on meaning what it says on the screen.
document.addEventListener("mousedown", (event) => {
  isFocusInUse = false;
  if (event.target.closest("[data-control]")) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  const key = keyName(event);
  if (key === null || event.target.closest("[popover]")) return;
  if (["Tab", "Shift+Tab"].includes(key)) isFocusInUse = true;
  if (isFocusInUse && ["Enter", "Space"].includes(key) && event.target !== document.body) return pressFocused(event);
  const struck = { key, isRepeat: event.repeat, moment: event.timeStamp };
  const isReady = document.body.classList.contains("is-ready");
  if (isReady ? strike(struck) : key.length === 1) event.preventDefault();
  if (!isReady) early.push(struck);
});

// Presses what has the focus. Space is left to the browser, which presses when the key is released.
function pressFocused(event) {
  if (keyName(event) === "Space") return;
  event.preventDefault();
  event.target.click();
}

// Presses the control of a key; tells whether the key is the page's. Whether the control does anything is the module's to
// say: the screen may lag behind fast typing.
function strike({ key, isRepeat, moment }) {
  if (key === "Escape" && application.stop()) return true;
  const control = drawing.control(({ keys }) => keys.includes(key));
  if (control && !(isRepeat && drawing.app === "stopwatch")) {
    isFocusInUse = false;
    application.input("press", control.id, moment);
  }
  const typed = key === "Space" ? " " : key;
  if (!control && drawing.takesText && [...typed].length === 1) {
    isFocusInUse = false;
    application.input("type", typed, moment);
    return true;
  }
  return control !== undefined || leaks.has(key);
}

document.addEventListener("paste", (event) => {
  event.preventDefault();
  application.input("paste", event.clipboardData.getData("text/plain"), event.timeStamp);
});

// What is selected, else the answer: without the gaps that are only drawn.
document.addEventListener("copy", (event) => {
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
addEventListener("hashchange", open);
open();
navigator.serviceWorker?.register("offline.js");
