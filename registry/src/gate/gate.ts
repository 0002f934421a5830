import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseStore } from '../store/release-store.ts';
import type { SmokeTestOptions } from '../verification/smoke-test.ts';
import { RENDERED_CACHE_BYTES, SNAPSHOT_TIMEOUT_MS } from './budget.ts';
import { CHECKS } from './checks.ts';
import type { LiveContent } from './content/live-content.ts';
import type { GateCheck } from './input/gate-input.ts';
import { type Examination, Inspector } from './inspector.ts';
import { NO_PICTURES, takePictures } from './pictures/pictures.ts';
import { RENDER_LIMITS, type RenderLimits } from './rendering/limits.ts';
import { RenderAhead } from './rendering/render-ahead.ts';
import { SetRenderer } from './rendering/set-renderer.ts';

/** One candidate. It may be examined several times, when content or the live set changes meanwhile. */
export interface Inspection {
  /**
   * Looks at the candidate with the current content. What was rendered before is not rendered again. Undefined if nothing is live:
   * there is nothing to compare with.
   *
   * @throws CodedError why the side set cannot be loaded
   */
  examine(live: readonly LiveRelease[], side: readonly LiveRelease[]): Promise<Examination | undefined>;
  /** Whether the content is still what was examined last. Takes a second at most. */
  isCurrent(): Promise<boolean>;
  end(): void;
}

/** Renders live content with the live set and with a candidate, and compares (decision 0148). */
export interface Gate {
  /**
   * Starts an inspection, and the processes of its checks. Rendering ahead pauses until it ends. Pictures are taken for one inspection at a time.
   * When it ends, new processes wait `AGAIN_MS` for the next one.
   *
   * @param options.withPictures of what changes; by default they are taken
   */
  inspect(options?: { withPictures?: boolean }): Inspection;
  /**
   * Starts the processes of the checks for an inspection that begins within `EXPECTED_MS`: they load while the sender builds. Without one
   * they end.
   */
  expect(): void;
  /** Renders live content with these releases ahead, so that a candidate is compared with what is there. */
  renderAhead(live: readonly LiveRelease[]): void;
  close(): void;
}

/** Milliseconds that the processes of the checks wait for an inspection that was announced. */
const EXPECTED_MS = 120_000;
/** The same after an inspection: who ships often ships again soon. */
const AGAIN_MS = 600_000;

export interface GateOptions {
  limits?: RenderLimits;
  /** How processes that evaluate releases are started. */
  processes?: SmokeTestOptions;
  checks?: readonly GateCheck[];
  /** Milliseconds that an inspection waits for live pages. */
  snapshotTimeoutMs?: number;
  /** Milliseconds without a change before rendering ahead starts. */
  aheadDelayMs?: number;
  /** Path of a Chromium for pictures; undefined if there is none. */
  chromium?: string | undefined;
}

export function createGate(
  store: Pick<ReleaseStore, 'manifestOf' | 'directoryOf'>,
  content: LiveContent,
  options: GateOptions = {},
): Gate {
  const { limits = RENDER_LIMITS, processes = {}, checks = CHECKS, aheadDelayMs, chromium } = options;
  const { snapshotTimeoutMs = SNAPSHOT_TIMEOUT_MS } = options;
  const renderer = new SetRenderer(RENDERED_CACHE_BYTES);
  const parts = { store, content, renderer, limits, processes };
  const ahead = new RenderAhead(parts, aheadDelayMs);
  content.onRead(() => ahead.request());
  let pictures = NO_PICTURES;
  let expectation: NodeJS.Timeout | undefined;
  /** Number of inspections that have not ended: of activations and previews. */
  let open = 0;
  let isClosed = false;
  const prepare = () => {
    // Without live pages there is nothing to look at.
    if (!isClosed && content.latest()?.pages.length) for (const check of checks) check.prepare?.(processes);
  };
  /** Ends the processes that wait, unless another inspection may need them. */
  const release = () => {
    if (open === 0 && expectation === undefined) for (const check of checks) check.release?.();
  };
  const forgetExpectation = () => {
    clearTimeout(expectation);
    expectation = undefined;
  };
  const expectWithin = (ms: number) => {
    prepare();
    forgetExpectation();
    expectation = setTimeout(() => {
      forgetExpectation();
      release();
    }, ms).unref();
  };

  return {
    inspect({ withPictures = true } = {}) {
      const resume = ahead.pause();
      open += 1;
      forgetExpectation();
      prepare();
      const inspector = new Inspector({
        ...{ ...parts, checks, snapshotTimeoutMs },
        takePictures(findLooks, side) {
          const looks = withPictures ? findLooks() : [];
          if (looks.length === 0) return NO_PICTURES;
          pictures.close();
          pictures = takePictures(looks, side, { chromium, store, processes });
          return pictures;
        },
      });
      return {
        examine: (live, side) => inspector.examine(live, side),
        isCurrent: () => inspector.isCurrent(),
        end() {
          open -= 1;
          if (isClosed) release();
          else expectWithin(AGAIN_MS);
          resume();
        },
      };
    },
    expect: () => expectWithin(EXPECTED_MS),
    renderAhead: (live) => ahead.request(live),
    close() {
      isClosed = true;
      ahead.pause();
      forgetExpectation();
      release();
      pictures.close();
      content.close();
    },
  };
}
