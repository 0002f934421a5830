import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Each hang within this period doubles the time limit, so that a server on a slow machine eventually finishes its work instead of
 * restarting endlessly.
 */
const HANG_HISTORY_MS = 15 * 60_000;
const MAX_LIMIT_MS = 8 * 60_000;
const POLL_MS = 500;

/** Detects that a server's event loop is blocked for too long; time in which the process waits for a CPU does not count (OP8). */
export class HangWatch {
  #maxHangMs;
  #beats = 0;
  /** @type {number[]} times of the latest hangs */
  #hangs = [];

  /** @param {number} maxHangMs the initial time limit */
  constructor(maxHangMs) {
    this.#maxHangMs = maxHangMs;
  }

  /** Records a heartbeat of the event loop. */
  beat() {
    this.#beats += 1;
  }

  /** Current time limit for a blocked event loop. */
  get limitMs() {
    const since = performance.now() - HANG_HISTORY_MS;
    this.#hangs = this.#hangs.filter((hungAt) => hungAt > since);
    return Math.min(this.#maxHangMs * 2 ** this.#hangs.length, Math.max(MAX_LIMIT_MS, this.#maxHangMs));
  }

  /**
   * Waits until the process hangs or is no longer watched.
   *
   * @param {number} processId
   * @param {() => boolean} isWatched
   * @returns {Promise<number | undefined>} milliseconds for which the event loop has been blocked; undefined if it did not hang
   */
  async untilHung(processId, isWatched) {
    const sample = () => ({ beats: this.#beats, at: performance.now(), waitedMs: runQueueMs(processId) });
    let previous = sample();
    let polledAt = previous.at;
    while (isWatched()) {
      await delay(POLL_MS, undefined, { ref: false });
      const current = sample();
      // The supervisor itself was delayed (a sleeping laptop, a busy machine), so the pipe may contain unread heartbeats.
      if (current.at - polledAt > POLL_MS * 4) previous = current;
      if (current.beats > previous.beats) previous = current;
      polledAt = current.at;
      const blockedMs = current.at - previous.at - (current.waitedMs - previous.waitedMs);
      if (blockedMs < this.limitMs || !isWatched()) continue;
      this.#hangs.push(current.at);
      return blockedMs;
    }
    return undefined;
  }
}

/**
 * Returns for how many milliseconds the main thread has waited for a CPU; 0 if the operating system does not report it.
 *
 * @param {number} processId
 */
function runQueueMs(processId) {
  try {
    const [, nanoseconds] = readFileSync(`/proc/${processId}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}
