import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { HeldBack } from '../kernel/held-back.ts';
import { type LiveBlocks, readLiveBlocks, readLiveSetId } from './live-blocks.ts';
import type { LoadResult } from './load-content.ts';
import { readWaitingOwners, type WaitingOwner } from './waiting-content.ts';

/** Milliseconds between two questions for the live set. Nothing is asked while nothing is held back. */
const POLL_MS = 2000;

/** Codes of failures that repeat until the live set or the content changes. Others pass. */
const LASTING: ReadonlySet<string> = new Set(['CONTENT_INVALID', 'CONTENT_OWNED_BY_ANOTHER']);

export interface RecheckDependencies {
  database: Database;
  registryUrl: string | undefined;
  /** Repeats the last load of an owner; undefined if nothing is held back any more. */
  repeat: (owner: string, liveBlocks: LiveBlocks) => Promise<LoadResult | undefined>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Follows the live set while content is held back: what fits the next one goes live by itself (GA1, decision 0152). */
export class Rechecks {
  readonly #dependencies: RecheckDependencies;
  /** The live set with which the repeated load of an owner found invalid content: it does so again until that changes. */
  readonly #failed = new Map<string, string>();
  /** What was last logged about an owner, so that a failure that passes is logged once. */
  readonly #logged = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(dependencies: RecheckDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#recheck()
        // While the database does not respond, requests report it.
        .catch(() => undefined)
        .then(() => {
          if (!this.#isStopped) this.start();
        });
    }, POLL_MS).unref();
  }

  /** Waits for a check that is running. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #recheck(): Promise<void> {
    const { database, registryUrl } = this.#dependencies;
    const waiting = await database.read(readWaitingOwners);
    if (waiting.length === 0) return;
    const liveSet = await readLiveSetId(registryUrl);
    const outdated = waiting.filter(
      ({ owner, checkedWith }) => checkedWith !== liveSet && this.#failed.get(owner) !== liveSet,
    );
    if (liveSet === undefined || outdated.length === 0) return;
    const liveBlocks = await readLiveBlocks(registryUrl);
    if (!liveBlocks.known) return;
    for (const owner of outdated) {
      if (!this.#isStopped) await this.#repeat(owner, liveBlocks);
    }
  }

  async #repeat(
    { owner, heldBack }: WaitingOwner,
    liveBlocks: Extract<LiveBlocks, { known: true }>,
  ): Promise<void> {
    const { repeat, log } = this.#dependencies;
    const { liveSet } = liveBlocks;
    try {
      const result = await repeat(owner, liveBlocks);
      this.#logged.delete(owner);
      if (!result) return;
      const still = new Set(result.heldBack.map(nameOf));
      const live = heldBack.map(nameOf).filter((name) => !still.has(name));
      const facts = { owner, liveSet, revision: result.revision, heldBack: [...still] };
      if (live.length > 0)
        log.info({ ...facts, live }, 'content that was held back fits the live set and is live');
    } catch (error) {
      const code = errorCode(error);
      if (code !== undefined && LASTING.has(code)) this.#failed.set(owner, liveSet);
      const facts = { owner, liveSet, code, reason: reasonOf(error) };
      const logged = JSON.stringify([liveSet, code]);
      if (this.#logged.get(owner) === logged) return;
      this.#logged.set(owner, logged);
      log.warn(facts, 'content that is held back could not be checked again');
    }
  }
}

const nameOf = ({ file, record }: HeldBack) => (record === undefined ? file : `${file}#${record}`);
