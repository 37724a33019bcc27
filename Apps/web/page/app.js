// The page: what the user does goes into the log and to the module, and its screens onto the page. All that is
// calculated is in the module.

import { Clock } from "./clock.js";
import { Core } from "./core.js";
import { Drawing } from "./drawing.js";
import { keyName, leaks } from "./keyboard.js";
import { Log } from "./log.js";
import { compiled } from "./module.js";
import { plain, readChanges } from "./screen.js";

const longestSilence = 300;
const notice = document.getElementById("notice");
const clock = new Clock();
const drawing = new Drawing();

let application = null;
let isFrameRequested = false;
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

  frame(moment) {
    this.#core.frame(clock.reading(moment));
  }

  // Stops what takes long, if anything does: all is as it was before that key.
  stop() {
    const input = this.#core.laggard(longestSilence);
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
    drawing.draw(readChanges(changes), wantsFrames && !isOpening);
    if (wantsFrames) requestFrame();
    document.body.classList.add("is-ready");
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
  requestAnimationFrame((moment) => {
    isFrameRequested = false;
    application.frame(moment);
  });
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
  if (key === null || !application || event.target.closest("[popover]")) return;
  if (["Tab", "Shift+Tab"].includes(key)) isFocusInUse = true;
  if (isFocusInUse && ["Enter", "Space"].includes(key) && event.target !== document.body) return;
  const control = drawing.control(({ keys }) => keys.includes(key));
  if (control || leaks.has(key)) event.preventDefault();
  if (key === "Escape" && application.stop()) return;
  if (!control?.enabled || (event.repeat && drawing.app === "stopwatch")) return;
  isFocusInUse = false;
  application.input("press", control.id, event.timeStamp);
});

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
