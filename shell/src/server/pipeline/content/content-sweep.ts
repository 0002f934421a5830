import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { Content } from './content.ts';
import type { ContentSource } from './content-source.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface SweepDependencies {
  source: Pick<ContentSource, 'paths'>;
  content: Pick<Content, 'refresh' | 'hasRoom'>;
  revisions: Pick<RevisionWatch, 'current' | 'isDown'>;
  log: Logger;
}

/** Milliseconds after the start and after a change: what visitors ask for comes first. */
const DELAY_MS = 3000;
/** Milliseconds between two pages, at least. */
const PAUSE_MS = 20;
/** Times as long as a page took is waited before the next one: a sweep takes a tenth of what the source can do. */
const PAUSE_FACTOR = 9;
const MAX_PATHS = 5000;
/** Milliseconds after a failure in which the list of pages is not asked for. */
const RETRY_MS = 60_000;

/**
 * Asks for every page of the sitemap after the start and after each change of the content, slowly and one at a time, so that
 * pages without a visit so far, such as the imprint, can be answered while the source is down (OP5).
 */
export class ContentSweep {
  readonly #dependencies: SweepDependencies;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  /** The last revision whose pages were all asked for. */
  #swept: string | undefined;

  constructor(dependencies: SweepDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when no question is under way any more. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (await this.#wait(DELAY_MS)) {
      const { current } = this.#dependencies.revisions;
      if (current === undefined || current === this.#swept || !this.#isSteady(current)) continue;
      await this.#sweep(current);
    }
  }

  async #sweep(revision: string): Promise<void> {
    const { source, content, log } = this.#dependencies;
    const startedAt = performance.now();
    let asked = 0;
    try {
      const paths = await source.paths();
      for (const path of paths.slice(0, MAX_PATHS)) {
        if (!content.hasRoom) break;
        const before = performance.now();
        // A page that fails is told of where it fails; the others are asked for all the same.
        if (!(await content.refresh(path).catch(() => true))) continue;
        asked += 1;
        const pause = Math.max(PAUSE_MS, (performance.now() - before) * PAUSE_FACTOR);
        if (!(await this.#wait(pause)) || !this.#isSteady(revision)) return;
      }
    } catch (error) {
      logProblem(log, 'warn', error);
      await this.#wait(RETRY_MS);
      return;
    }
    this.#swept = revision;
    log.debug(
      { revision, pages: asked, ms: Math.round(performance.now() - startedAt) },
      'all pages are kept',
    );
  }

  /** Whether the source is there and its content has not changed since. */
  #isSteady(revision: string): boolean {
    const { current, isDown } = this.#dependencies.revisions;
    return !isDown && current === revision;
  }

  /** @returns false when the sweep was stopped meanwhile */
  #wait(milliseconds: number): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.#stop.signal }).catch(() => false);
  }
}
