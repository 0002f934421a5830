/*
 * Runs in each server of the test site before the server's own code (`node --import`). Shifts the wall clock by the number of
 * milliseconds in the file CLOCK_FILE, and shifts it again when the file changes. Monotonic time stays unchanged.
 */
import { readFileSync } from 'node:fs';

const POLL_MS = 50;

let offsetMs = 0;
const poll = setInterval(() => {
  try {
    offsetMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    // The file has not been written yet.
  }
}, POLL_MS);
poll.unref();

const now = Date.now.bind(Date);
globalThis.Date = class extends Date {
  /** @param {any[]} values */
  constructor(...values) {
    // @ts-expect-error: the signatures of Date are not a tuple.
    super(...(values.length === 0 ? [now() + offsetMs] : values));
  }

  static now() {
    return now() + offsetMs;
  }
};
