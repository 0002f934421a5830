import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Each hang within this time doubles what is allowed next, so that a server that is too slow for its work gets to its end
 * instead of beginning it again and again.
 */
const MEMORY_MS = 15 * 60_000;
const MAX_ALLOWANCE_MS = 8 * 60_000;
const POLL_MS = 500;

/** Decides when a server hangs: its event loop has not turned for too long, by the time that the machine gave it (OP8). */
export class HangWatch {
  #hungMs;
  #beats = 0;
  /** @type {number[]} moments of the latest hangs */
  #hangs = [];

  /** @param {number} hungMs how long the loop may stand still at first */
  constructor(hungMs) {
    this.#hungMs = hungMs;
  }

  /** The loop has turned. */
  beat() {
    this.#beats += 1;
  }

  /** Milliseconds that the loop may stand still now. */
  get allowanceMs() {
    const since = performance.now() - MEMORY_MS;
    this.#hangs = this.#hangs.filter((moment) => moment > since);
    return Math.min(this.#hungMs * 2 ** this.#hangs.length, Math.max(MAX_ALLOWANCE_MS, this.#hungMs));
  }

  /**
   * Resolves when the process hangs, with the milliseconds that its loop has stood still, or when it need not be watched any more.
   *
   * @param {number} processId
   * @param {() => boolean} isWatched
   * @returns {Promise<number | undefined>}
   */
  async untilHung(processId, isWatched) {
    const now = () => ({ beats: this.#beats, at: performance.now(), waitedMs: runQueueMs(processId) });
    let last = now();
    let polledAt = last.at;
    while (isWatched()) {
      await delay(POLL_MS, undefined, { ref: false });
      const present = now();
      // Late itself (a closed laptop, a full machine): beats may lie unread in the pipe, and nothing is proved.
      if (present.at - polledAt > POLL_MS * 4) last = present;
      if (present.beats > last.beats) last = present;
      polledAt = present.at;
      const stoodStillMs = present.at - last.at - (present.waitedMs - last.waitedMs);
      if (stoodStillMs < this.allowanceMs || !isWatched()) continue;
      this.#hangs.push(present.at);
      return stoodStillMs;
    }
    return undefined;
  }
}

/**
 * Milliseconds in which the main thread was ready to run and the machine had no processor for it; 0 where the system does not
 * tell.
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
