import { type Rendition, renditionName } from './rendition.ts';
import type { Renditions } from './renditions.ts';

/** Wishes that are kept; what is wished on top of them will be wished again by the next visitor. */
const MAX_REQUESTS = 500;
/** Failures in a row after which the warm-up ends: a full disk stays full. */
const MAX_FAILURES = 5;

export interface WarmUpResult {
  rendered: number;
  /** Why the warm-up ended before it was through. */
  endedBy?: 'full cache' | 'failures' | 'close';
}

/** Renders what nobody waits for, one thing at a time: first what a visitor got only a stand-in of, then the warm-up. */
export class BackgroundRendering {
  readonly #renditions: Renditions;
  readonly #isFull: () => boolean;
  /** By name, oldest first. */
  readonly #wishes = new Map<string, Rendition>();
  #isWorking = false;
  #isClosed = false;
  /** Resolves when no wish is left. */
  #wishesDone: Promise<void> = Promise.resolve();

  /** @param isFull whether what is rendered now would push out what was rendered before */
  constructor(renditions: Renditions, isFull: () => boolean) {
    this.#renditions = renditions;
    this.#isFull = isFull;
  }

  /** Has a rendition made soon. */
  wish(rendition: Rendition): void {
    if (this.#wishes.size < MAX_REQUESTS) this.#wishes.set(renditionName(rendition), rendition);
    if (!this.#isWorking) this.#wishesDone = this.#grantWishes();
  }

  /** Makes all of these in their order, whenever there are no wishes. */
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
