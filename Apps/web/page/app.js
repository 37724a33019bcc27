// The page: presses and keys into the module, its screens onto the page. All that is calculated is in the module.

import { Drawing } from "./drawing.js";
import { Tally } from "./tally.js";

const names = { " ": "Space" };
const tally = await Tally.load(await (await fetch("web.wasm")).arrayBuffer());
let session = null;
let drawing = null;
let screen = null;

// Milliseconds of the page's clock as whole nanoseconds.
const nanoseconds = (milliseconds) => BigInt(Math.round(milliseconds * 1e6));

function show() {
  screen = session.screen();
  drawing.show(screen);
  if (session.wantsFrames()) requestFrame();
}

let isFrameRequested = false;

function requestFrame() {
  if (isFrameRequested) return;
  isFrameRequested = true;
  requestAnimationFrame((milliseconds) => {
    isFrameRequested = false;
    session.frame(nanoseconds(milliseconds));
    show();
  });
}

function open() {
  const name = location.hash === "#stopwatch" ? "stopwatch" : "calculator";
  session?.close();
  session = tally.open(name);
  drawing = new Drawing(document.querySelector("main"));
  for (const link of document.querySelectorAll("nav a")) {
    link.toggleAttribute("aria-current", link.hash === `#${name}`);
  }
  show();
}

function press(id, event) {
  session.press(id, nanoseconds(event.timeStamp));
  show();
}

// A key as screens name it: `7`, `Enter`, `Ctrl+Shift+Z`.
function keyName(event) {
  const isCharacter = event.key.length === 1;
  const key = names[event.key] ?? event.key;
  const modifiers = [event.ctrlKey && "Ctrl", event.shiftKey && !(isCharacter && !event.ctrlKey) && "Shift", event.altKey && "Alt"];
  return [...modifiers.filter(Boolean), event.ctrlKey ? key.toUpperCase() : key].join("+");
}

// The control that a key presses.
function controlOf(key) {
  const controls = [...screen.grids.flat(2), ...screen.commands];
  return controls.find((control) => control.keys.includes(key) && control.enabled);
}

document.addEventListener("click", (event) => {
  const id = event.target.closest("button")?.dataset.control;
  if (id) press(id, event);
});

// Whether keys go into a text.
const isEdited = () => screen.display.some(([, right]) => right.caret !== undefined);

document.addEventListener("keydown", (event) => {
  const control = controlOf(keyName(event));
  if (!control && isEdited() && event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    session.type(event.key);
    show();
    return;
  }
  const isTabbed = document.activeElement.matches("button:focus-visible") && ["Enter", " "].includes(event.key);
  if (!control || isTabbed || (event.repeat && screen.app === "stopwatch")) return;
  event.preventDefault();
  press(control.id, event);
});

document.addEventListener("paste", (event) => {
  session.paste(event.clipboardData.getData("text/plain"));
  show();
});

addEventListener("hashchange", open);
open();
