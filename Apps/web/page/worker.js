// Runs the module beside the page, so that a long sum never stops the page, and the page can stop it.
//
// A message is a list of calls, `[name, ...arguments]`. Each is answered, in order, by what there is to draw after it,
// or by the words of its failure, after which this worker does nothing more.

import { Tally } from "./tally.js";

let session = null;

const calls = {
  async open(module, application, inputs, life, reading, wall) {
    session = (await Tally.load(module)).open(application);
    session.restore(inputs, life, reading, wall);
  },
  input: (kind, text, reading) => session.input(kind, text, reading),
  frame: (reading) => session.frame(reading),
};

let work = Promise.resolve();

onmessage = ({ data: [name, ...values] }) => {
  work = work.then(async () => {
    await calls[name](...values);
    const changes = session.changes();
    postMessage({ changes, wantsFrames: session.wantsFrames() }, [changes.buffer]);
  }).catch((error) => {
    postMessage({ failure: String(error) });
    return new Promise(() => {});
  });
};
