/*
 * Loaded into each server of a test before its own code (`node --import`): the wall clock runs as many milliseconds ahead as the
 * file that CLOCK_FILE names says, and jumps whenever it is written. Monotonic time is not touched.
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
    // @ts-expect-error: the signatures of Date are no tuple.
    super(...(values.length === 0 ? [now() + ahead] : values));
  }

  static now() {
    return now() + ahead;
  }
};
