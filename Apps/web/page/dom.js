// Making elements, and changing of them only what is different.

export function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

// Gives a node these children; those that stay keep their state, and nothing is touched where nothing is new.
export function setChildren(node, children) {
  const isSame = node.children.length === children.length && children.every((child, index) => child === node.children[index]);
  if (!isSame) node.replaceChildren(...children);
}

// Nodes by the ids of what they show, made when first asked for.
export class Pool {
  #nodes = new Map();
  #make;

  constructor(make) {
    this.#make = make;
  }

  // The nodes of these values, in their order; those of no value are forgotten.
  nodes(values, idOf = (value) => value.id) {
    const before = this.#nodes;
    this.#nodes = new Map(values.map((value) => [idOf(value), before.get(idOf(value)) ?? this.#make(value)]));
    return [...this.#nodes.values()];
  }
}
