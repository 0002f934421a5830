import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { RegistryClient } from './registry-client.ts';
import type { SignedLiveSet } from './signed-live-set.ts';

/** Milliseconds between two polls. */
const POLL_INTERVAL_MS = 250;
/** Milliseconds between two polls while the registry is unavailable. */
const POLL_INTERVAL_WHILE_DOWN_MS = 1000;
/** Milliseconds before a failed activation is retried; doubled each time. */
const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** Codes of live sets that are refused before anything of them is used. */
const REFUSALS: readonly string[] = ['LIVE_SET_INVALID', 'LIVE_SET_SIGNATURE_INVALID', 'LIVE_SET_OUTDATED'];

export interface FollowerDependencies {
  registry: Pick<RegistryClient, 'liveSet'>;
  /** Id of the active live set. */
  current: () => string | undefined;
  /** Accepts a live set as the registry's newest, or throws. */
  accept: (liveSet: LiveSet) => Promise<void>;
  /** Activates a live set, or throws. */
  activate: (signed: SignedLiveSet) => Promise<void>;
  /** Called with the code of each refused live set. */
  onRefused: (code: string) => void;
  log: Logger;
}

/** Polls the registry for its signed live set and activates each new one, one at a time. */
export class LiveSetFollower {
  readonly #dependencies: FollowerDependencies;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  /** The last problem that was logged; a problem that persists is logged only once. */
  #problem = '';
  #isReachable = false;
  /** The live set to activate, and the time at which an activation became pending, in monotonic milliseconds. */
  #next: { id: string; since: number } | undefined;
  /** The last activation that failed. */
  #failed: { id: string; retryAt: number; retryMs: number } | undefined;

  constructor(dependencies: FollowerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether the registry responded to the last request. */
  get isReachable(): boolean {
    return this.#isReachable;
  }

  /** Milliseconds since the registry first named a live set that is not active yet; 0 if there is none. */
  get lagMs(): number {
    const next = this.#next;
    return next && next.id !== this.#dependencies.current() ? performance.now() - next.since : 0;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when no activation is running. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#step();
      await sleep(this.#isReachable ? POLL_INTERVAL_MS : POLL_INTERVAL_WHILE_DOWN_MS, undefined, {
        signal,
      }).catch(() => {});
    }
  }

  async #step(): Promise<void> {
    const { registry, current, accept, activate } = this.#dependencies;
    let liveSet: LiveSet | undefined;
    try {
      const offered = await registry.liveSet(current());
      this.#isReachable = true;
      if (offered && offered.liveSet.id !== current()) {
        await accept(offered.liveSet);
        liveSet = offered.liveSet;
        this.#next = { id: liveSet.id, since: this.#next?.since ?? performance.now() };
        if (this.#mustWait(liveSet)) return;
        await activate(offered);
        this.#failed = undefined;
      }
      this.#next = undefined;
      this.#reportRecovery();
    } catch (error) {
      this.#handle(error, liveSet);
    }
  }

  #handle(error: unknown, liveSet: LiveSet | undefined): void {
    const code = errorCode(error);
    this.#isReachable = code !== 'REGISTRY_UNAVAILABLE';
    if (liveSet) this.#scheduleRetry(liveSet);
    else if (code !== undefined && REFUSALS.includes(code)) this.#dependencies.onRefused(code);
    this.#report(error, liveSet);
  }

  #mustWait({ id }: LiveSet): boolean {
    return this.#failed?.id === id && performance.now() < this.#failed.retryAt;
  }

  #scheduleRetry({ id }: LiveSet): void {
    const retryMs = this.#failed?.id === id ? Math.min(this.#failed.retryMs * 2, MAX_RETRY_MS) : MIN_RETRY_MS;
    this.#failed = { id, retryMs, retryAt: performance.now() + retryMs };
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

  #reportRecovery(): void {
    if (this.#problem)
      this.#dependencies.log.info({ liveSet: this.#dependencies.current() }, 'following the registry again');
    this.#problem = '';
  }
}
