// The application in its worker, seen from the page: what is asked of it, what it answers, and a new one when it fails.

import { nanoseconds } from "./clock.js";
import { encode, life } from "./log.js";

export class Core {
  // Comes to the compiled module.
  #module;
  #application;
  #listener;
  #worker = null;
  // What was asked and is not answered yet, oldest first.
  #waiting = [];
  #sent = Promise.resolve();

  // `listener` has `draw(answer, call)`, for each answer, and `fail(call)`, when
  // the module gave up on a call.
  constructor(module, application, listener) {
    this.#module = module;
    this.#application = application;
    this.#listener = listener;
  }

  // Begins anew with these inputs; what was still being worked out is given up.
  start(inputs, reading) {
    this.end();
    this.#worker = new Worker("worker.js", { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#answered(data);
    const present = [life, nanoseconds(reading), nanoseconds(Date.now())];
    this.#ask({ isOpening: true }, this.#module.then((module) => ["open", module, this.#application, encode(inputs), ...present]));
  }

  // Tells what the user did.
  input({ kind, text, reading }) {
    this.#ask({ isInput: true, since: performance.now() }, ["input", kind, text, nanoseconds(reading)]);
  }

  // Tells that the page is about to draw.
  frame(reading) {
    this.#ask({}, ["frame", nanoseconds(reading)]);
  }

  // How many inputs are not answered yet; the opening is none.
  get waiting() {
    return this.#waiting.filter(({ isInput }) => isInput).length;
  }

  // Whether an input has been worked out for so many milliseconds and more.
  lags(milliseconds) {
    const [first] = this.#waiting;
    return first?.isInput === true && performance.now() - first.since >= milliseconds;
  }

  end() {
    this.#worker?.terminate();
    this.#waiting = [];
  }

  // Sends a message, or what comes to one; messages stay in their order.
  #ask(call, message) {
    const worker = this.#worker;
    this.#waiting.push(call);
    this.#sent = this.#sent.then(() => message).then((message) => worker.postMessage(message));
  }

  #answered(answer) {
    if (answer.failure) return this.#listener.fail(this.#waiting[0]);
    this.#listener.draw(answer, this.#waiting.shift());
  }
}
