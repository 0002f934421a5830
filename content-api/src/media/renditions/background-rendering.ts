import { type Rendition, renditionName } from './rendition.ts';
import type { Renditions } from './renditions.ts';

/** Maximum number of queued requests. Others are dropped; the next visitor's request for the picture repeats them. */
const MAX_REQUESTS = 500;
/** Number of consecutive failures, for example because the disk is full, after which the warm-up ends. */
const MAX_FAILURES = 5;

export interface WarmUpResult {
  rendered: number;
  /** Why the warm-up ended early. */
  endedBy?: 'full cache' | 'failures' | 'close';
}

/** Renders in the background, one rendition at a time: first those that visitors got substitutes for, then those of the warm-up. */
export class BackgroundRendering {
  readonly #renditions: Renditions;
  readonly #isFull: () => boolean;
  /** Requested renditions by name, oldest first. */
  readonly #requests = new Map<string, Rendition>();
  #isWorking = false;
  #isClosed = false;
  /** Resolves when no requests are left. */
  #requestsFinished: Promise<void> = Promise.resolve();

  /** @param isFull whether the next rendition might evict an earlier one */
  constructor(renditions: Renditions, isFull: () => boolean) {
    this.#renditions = renditions;
    this.#isFull = isFull;
  }

  /** Queues a rendition to be rendered before the rest of the warm-up. */
  request(rendition: Rendition): void {
    if (this.#requests.size < MAX_REQUESTS) this.#requests.set(renditionName(rendition), rendition);
    if (!this.#isWorking) this.#requestsFinished = this.#renderRequests();
  }

  /** Renders all given renditions in order, pausing while requests are queued. */
  async warmUp(renditions: Iterable<Rendition>): Promise<WarmUpResult> {
    let rendered = 0;
    let failures = 0;
    for (const rendition of renditions) {
      await this.#requestsFinished;
      if (this.#isClosed) return { rendered, endedBy: 'close' };
      if (this.#isFull()) return { rendered, endedBy: 'full cache' };
      if (this.#renditions.has(rendition)) continue;
      const file = await this.#renditions.render(rendition, 'background');
      if (file !== undefined) rendered += 1;
      failures = file === undefined ? failures + 1 : 0;
      if (failures === MAX_FAILURES) return { rendered, endedBy: 'failures' };
    }
    return { rendered };
  }

  close(): void {
    this.#isClosed = true;
    this.#requests.clear();
  }

  async #renderRequests(): Promise<void> {
    this.#isWorking = true;
    for (const [name, rendition] of this.#requests) {
      await this.#renditions.render(rendition, 'background');
      this.#requests.delete(name);
    }
    this.#isWorking = false;
  }
}
