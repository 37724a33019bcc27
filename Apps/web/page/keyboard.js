// Keys as screens name them: a character as typed, or `Enter`, `Left`, …, after `Ctrl+`, `Shift+`, `Alt+`.

const names = { " ": "Space", ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down", Esc: "Escape" };
const numpad = /^Numpad(\d)$/;

// What the browser keeps for itself, such as reloading and printing; Alt in place of Ctrl reaches the controls.
const kept = new Set("LRPNOTWDFKE".split("").map((key) => `Ctrl+${key}`));

// The key of an event; null for half of a character.
export function keyName(event) {
  if (event.isComposing || event.key === "Dead") return null;
  const key = onNumpad(event) ?? names[event.key] ?? event.key;
  const isCharacter = key.length === 1;
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (isCharacter && (!isChord || event.getModifierState("AltGraph"))) return key;
  const isCtrl = event.ctrlKey || event.metaKey;
  const modifiers = [isCtrl && "Ctrl", event.shiftKey && "Shift", event.altKey && "Alt"].filter(Boolean);
  const name = [...modifiers, isCharacter ? key.toUpperCase() : key].join("+");
  if (kept.has(name)) return null;
  const substitute = name.replace(/^Alt/, "Ctrl");
  return kept.has(substitute) ? substitute : name;
}

// The keys that press a control, as the page hears them.
export const heard = (key) => (kept.has(key) ? key.replace("Ctrl", "Alt") : key);

// The digit or point of the numpad, with NumLock and without.
function onNumpad({ code, location }) {
  if (location !== KeyboardEvent.DOM_KEY_LOCATION_NUMPAD) return null;
  return code === "NumpadDecimal" ? "." : code.match(numpad)?.[1] ?? null;
}

// Keys with which browsers do something of their own, such as looking for words or going back.
export const leaks = new Set(["/", "'", "Backspace"]);
