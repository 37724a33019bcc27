// Signs that few fonts have, as strokes on a square of 16. They are decoration: every control has its name.

const space = "http://www.w3.org/2000/svg";

const strokes = {
  backspace: "M5.2 3.2h8.3v9.6H5.2L1.4 8zM7.3 6l4 4M11.3 6l-4 4",
  lap: "M4 14V2.6h8.4L10.6 6l1.800 3.400H4",
  reset: "M12.900 8.700a5 5 0 1 1-1.300-4.400L13.400 6M13.500 2.600V6H10",
};

// The sign of a control, if it has one.
export function icon(id) {
  if (!(id in strokes)) return null;
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", strokes[id]);
  svg.append(path);
  return svg;
}
