import type { GateProcesses } from '../input/gate-input.ts';

/** `nice` value of processes with pages: rendering goes first, because a block that waits for a processor looks late. */
export const PAGE_PRIORITY = 5;

/** What a standby needs of a guarded process. */
interface Endable {
  readonly isEnding: boolean;
  kill(cause: 'closed'): void;
}

/**
 * A process with a page that is started before it is needed: loading jsdom takes longer than what is then done with it. At most one
 * process waits.
 */
export class Standby<Child extends Endable> {
  readonly #start: (processes: GateProcesses) => Child;
  #waiting: Child | undefined;

  constructor(start: (processes: GateProcesses) => Child) {
    this.#start = start;
  }

  prepare(processes: GateProcesses): void {
    if (!this.#waiting || this.#waiting.isEnding) this.#waiting = this.#start(processes);
  }

  /** The process that waits, or a new one. It belongs to the caller, who ends it. */
  take(processes: GateProcesses): Child {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting && !waiting.isEnding ? waiting : this.#start(processes);
  }

  /** Ends the process that waits. */
  release(): void {
    this.#waiting?.kill('closed');
    this.#waiting = undefined;
  }
}
