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

/** Milliseconds that a sweep waits after startup and after a change, because visitors' requests come first. */
const DELAY_MS = 3000;
/** Minimum milliseconds between two pages. */
const PAUSE_MS = 20;
/** The pause after a page, as a multiple of the time that the page took: a sweep uses the source for a tenth of the time. */
const PAUSE_FACTOR = 9;
const MAX_PATHS = 5000;
/** Milliseconds between a failure and the next request for the list of pages. */
const RETRY_MS = 60_000;

/**
 * Fetches every page in the sitemap at startup and after each change to the content, slowly and one at a time. Pages that no one
 * has visited yet, such as the imprint, can then be served while the source is down (OP5).
 */
export class ContentSweep {
  readonly #dependencies: SweepDependencies;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  /** The last revision of which all pages were fetched. */
  #swept: string | undefined;

  constructor(dependencies: SweepDependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when no request is pending. */
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
    let fetched = 0;
    try {
      const paths = await source.paths();
      for (const path of paths.slice(0, MAX_PATHS)) {
        if (!content.hasRoom) break;
        const before = performance.now();
        // `Content` logs a page that fails; the others are still fetched.
        if (!(await content.refresh(path).catch(() => true))) continue;
        fetched += 1;
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
      { revision, pages: fetched, ms: Math.round(performance.now() - startedAt) },
      'all pages are cached',
    );
  }

  /** Whether the source is available and its content unchanged. */
  #isSteady(revision: string): boolean {
    const { current, isDown } = this.#dependencies.revisions;
    return !isDown && current === revision;
  }

  /** @returns false if the sweep was stopped in the meantime */
  #wait(milliseconds: number): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.#stop.signal }).catch(() => false);
  }
}
