import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Each hang within this time doubles the next allowance, so that a server that is too slow for its work finishes it eventually
 * instead of restarting endlessly.
 */
const MEMORY_MS = 15 * 60_000;
const MAX_ALLOWANCE_MS = 8 * 60_000;
const POLL_MS = 500;

/** Detects a hanging server: its event loop is blocked for too long, not counting time without a CPU (OP8). */
export class HangWatch {
  #maxHangMs;
  #beats = 0;
  /** @type {number[]} times of the latest hangs */
  #hangs = [];

  /** @param {number} maxHangMs the first allowance */
  constructor(maxHangMs) {
    this.#maxHangMs = maxHangMs;
  }

  /** Records a heartbeat of the event loop. */
  beat() {
    this.#beats += 1;
  }

  /** Milliseconds for which the event loop may currently be blocked. */
  get allowanceMs() {
    const since = performance.now() - MEMORY_MS;
    this.#hangs = this.#hangs.filter((hungAt) => hungAt > since);
    return Math.min(this.#maxHangMs * 2 ** this.#hangs.length, Math.max(MAX_ALLOWANCE_MS, this.#maxHangMs));
  }

  /**
   * Resolves when the process hangs, with the milliseconds that its event loop has been blocked, or when watching ends.
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
      // The supervisor's own loop was late (a sleeping laptop, a busy machine): unread heartbeats may be in the pipe.
      if (present.at - polledAt > POLL_MS * 4) last = present;
      if (present.beats > last.beats) last = present;
      polledAt = present.at;
      const blockedMs = present.at - last.at - (present.waitedMs - last.waitedMs);
      if (blockedMs < this.allowanceMs || !isWatched()) continue;
      this.#hangs.push(present.at);
      return blockedMs;
    }
    return undefined;
  }
}

/**
 * Milliseconds in which the main thread was ready to run but had no CPU; 0 where the system does not report it.
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
