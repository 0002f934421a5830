/*
 * Loaded into each server of a test before its own code (`node --import`): shifts the wall clock by the milliseconds in the file
 * CLOCK_FILE, and jumps when that file changes. Monotonic time stays unchanged.
 */
import { readFileSync } from 'node:fs';

const POLL_MS = 50;

let ahead = 0;
const poll = setInterval(() => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    // Not written yet.
  }
}, POLL_MS);
poll.unref();

const now = Date.now.bind(Date);
globalThis.Date = class extends Date {
  /** @param {any[]} values */
  constructor(...values) {
    // @ts-expect-error: the signatures of Date are not a tuple.
    super(...(values.length === 0 ? [now() + ahead] : values));
  }

  static now() {
    return now() + ahead;
  }
};
