import { type Rendition, renditionName } from './rendition.ts';
import type { Renditions } from './renditions.ts';

/** Maximum queued requests; the next visitor repeats a dropped one. */
const MAX_REQUESTS = 500;
/** Consecutive failures after which the warm-up ends, for example on a full disk. */
const MAX_FAILURES = 5;

export interface WarmUpResult {
  rendered: number;
  /** Why the warm-up ended early. */
  endedBy?: 'full cache' | 'failures' | 'close';
}

/** Renders in the background, one rendition at a time: first those that a visitor got a substitute for, then the warm-up. */
export class BackgroundRendering {
  readonly #renditions: Renditions;
  readonly #isFull: () => boolean;
  /** By name, the oldest first. */
  readonly #wishes = new Map<string, Rendition>();
  #isWorking = false;
  #isClosed = false;
  /** Resolves when no request is left. */
  #wishesDone: Promise<void> = Promise.resolve();

  /** @param isFull whether the next rendition would evict an earlier one */
  constructor(renditions: Renditions, isFull: () => boolean) {
    this.#renditions = renditions;
    this.#isFull = isFull;
  }

  /** Queues a rendition. */
  wish(rendition: Rendition): void {
    if (this.#wishes.size < MAX_REQUESTS) this.#wishes.set(renditionName(rendition), rendition);
    if (!this.#isWorking) this.#wishesDone = this.#grantWishes();
  }

  /** Renders all of these in order while no requests are queued. */
  async warmUp(renditions: Iterable<Rendition>): Promise<WarmUpResult> {
    let rendered = 0;
    let failures = 0;
    for (const rendition of renditions) {
      await this.#wishesDone;
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
    this.#wishes.clear();
  }

  async #grantWishes(): Promise<void> {
    this.#isWorking = true;
    for (const [name, rendition] of this.#wishes) {
      await this.#renditions.render(rendition, 'background');
      this.#wishes.delete(name);
    }
    this.#isWorking = false;
  }
}
