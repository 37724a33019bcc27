// The page's clock: milliseconds since it was opened, those of the machine's sleep included.
//
// Most browsers stop `performance.now()` while the machine sleeps, and no other clock of theirs goes on steadily. So when
// the wall clock has run ahead by more than a second since the last look, the machine is taken to have slept. A wall
// clock that is set back changes nothing.

const leastSleep = 1000;
const lead = () => Date.now() - performance.now();

export class Clock {
  #lead = lead();
  #asleep = 0;

  // The time now, or at the moment of an event.
  reading(moment = performance.now()) {
    const ahead = lead() - this.#lead;
    this.#lead += ahead;
    if (ahead > leastSleep) this.#asleep += ahead;
    return moment + this.#asleep;
  }
}

// Milliseconds as whole nanoseconds.
export const nanoseconds = (milliseconds) => BigInt(Math.round(milliseconds * 1000)) * 1000n;
