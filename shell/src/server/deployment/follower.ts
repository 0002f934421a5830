import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { RegistryClient } from './registry-client.ts';

/** Milliseconds between two questions. */
const POLL_INTERVAL_MS = 250;
/** Milliseconds between two questions while the registry does not answer. */
const POLL_INTERVAL_WHILE_DOWN_MS = 1000;
/** Milliseconds before a live set that could not take over is tried again; doubled each time. */
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

export interface FollowerDependencies {
  registry: RegistryClient;
  /** Id of the live set that is served now. */
  current: () => string | undefined;
  /** Lets a live set take over, or throws. */
  activate: (liveSet: LiveSet) => Promise<void>;
  log: Logger;
}

/** Follows the registry: asks for the live set again and again, and activates what is new, one after another. */
export class LiveSetFollower {
  readonly #dependencies: FollowerDependencies;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  /** The problem that was logged last; a lasting one is logged once. */
  #problem = '';
  #isReached = false;
  /** The live set that is to take over, and since when one is, monotonic milliseconds. */
  #next: { id: string; since: number } | undefined;
  #refused: { id: string; until: number; wait: number } | undefined;

  constructor(dependencies: FollowerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the registry answered the last question. */
  get isReached(): boolean {
    return this.#isReached;
  }

  /** Milliseconds since the registry first named a live set that does not serve yet; 0: none. */
  get lagMs(): number {
    const next = this.#next;
    return next && next.id !== this.#dependencies.current() ? performance.now() - next.since : 0;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when no activation is under way any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#step();
      await sleep(this.#isReached ? POLL_INTERVAL_MS : POLL_INTERVAL_WHILE_DOWN_MS, undefined, {
        signal,
      }).catch(() => {});
    }
  }

  async #step(): Promise<void> {
    const { registry, current, activate } = this.#dependencies;
    let liveSet: LiveSet | undefined;
    try {
      liveSet = await registry.liveSet(current());
      this.#isReached = true;
      if (liveSet && liveSet.id !== current()) {
        this.#next = { id: liveSet.id, since: this.#next?.since ?? performance.now() };
        if (this.#mustWait(liveSet)) return;
        await activate(liveSet);
        this.#refused = undefined;
      }
      this.#next = undefined;
      this.#solved();
    } catch (error) {
      this.#report(error, liveSet);
      if (liveSet) this.#refuse(liveSet);
      this.#isReached = errorCode(error) !== 'REGISTRY_UNAVAILABLE';
    }
  }

  #mustWait({ id }: LiveSet): boolean {
    return this.#refused?.id === id && performance.now() < this.#refused.until;
  }

  #refuse({ id }: LiveSet): void {
    const wait = this.#refused?.id === id ? Math.min(this.#refused.wait * 2, MAX_RETRY_MS) : MIN_RETRY_MS;
    this.#refused = { id, wait, until: performance.now() + wait };
  }

  #report(error: unknown, liveSet: LiveSet | undefined): void {
    const problem = `${liveSet?.id} ${errorCode(error) ?? String(error)}`;
    if (problem === this.#problem) return;
    this.#problem = problem;
    logProblem(this.#dependencies.log, 'warn', error, {
      liveSet: liveSet?.id,
      serving: this.#dependencies.current(),
    });
  }

  #solved(): void {
    if (this.#problem)
      this.#dependencies.log.info({ liveSet: this.#dependencies.current() }, 'following the registry again');
    this.#problem = '';
  }
}
