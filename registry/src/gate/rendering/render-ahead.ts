import { setTimeout as wait } from 'node:timers/promises';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { setOf } from '../../sets/set-of-releases.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { SmokeTestOptions } from '../../verification/smoke-test.ts';
import { distinctBlocks, needsOf } from '../content/distinct-blocks.ts';
import type { LiveContent } from '../content/live-content.ts';
import { representativesFirst } from '../content/representatives.ts';
import { cachedSet } from './cached-set.ts';
import { LOW_PRIORITY, type RenderLimits } from './limits.ts';
import type { SetRenderer } from './set-renderer.ts';

/** Milliseconds without a change before rendering starts: a start of the site, or an editor, has more to do first. */
const DELAY_MS = 4_000;

export interface RenderingParts {
  store: Pick<ReleaseStore, 'manifestOf' | 'directoryOf'>;
  content: LiveContent;
  renderer: SetRenderer;
  limits: RenderLimits;
  processes: SmokeTestOptions;
}

/** Renders live content with the live set at low priority while nothing else is to do. */
export class RenderAhead {
  readonly #parts: RenderingParts;
  readonly #delayMs: number;
  #live: readonly LiveRelease[] = [];
  #pauses = 0;
  /** Ends what the last request started. */
  #abort = new AbortController();

  constructor(parts: RenderingParts, delayMs = DELAY_MS) {
    this.#parts = parts;
    this.#delayMs = delayMs;
  }

  /** Starts again, because live content or the live set has changed. */
  request(live = this.#live): void {
    this.#live = live;
    this.#abort.abort();
    if (this.#pauses > 0) return;
    this.#abort = new AbortController();
    // A failure is no loss: the next candidate is compared with what is rendered then, and reports it.
    void this.#render(this.#abort.signal).catch(() => undefined);
  }

  /** Stops rendering. @returns a function that starts it again */
  pause(): () => void {
    this.#pauses += 1;
    this.#abort.abort();
    return () => {
      this.#pauses -= 1;
      this.request();
    };
  }

  async #render(signal: AbortSignal): Promise<void> {
    await wait(this.#delayMs, undefined, { ref: false, signal });
    const { store, content, renderer, limits, processes } = this.#parts;
    const snapshot = content.latest();
    if (!snapshot) return;
    const manifests = await Promise.all(this.#live.map((release) => store.manifestOf(release)));
    const set = setOf(manifests, this.#live);
    if (!set) return;
    const { blocks } = distinctBlocks(snapshot, needsOf(manifests));
    const { ordered } = representativesFirst(blocks);
    await renderer.renderAhead(await cachedSet(set, blocks, store), ordered, {
      ...{ limits, processes, signal, isOver: () => signal.aborted },
      priority: LOW_PRIORITY,
    });
  }
}
