import { BLOCK_ATTRIBUTES, type IslandData, type PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import type { Host } from '@stadtraum/federation-kit/host';
import { whenNear } from '@stadtraum/shared-ui/when-near';
import { holdTouches, type StartIsland } from './hold-touches.ts';
import { preloadModules } from './preload.ts';
import { prepareTouches } from './prepare-touches.ts';
import type { Reports } from './reports/reports.ts';
import { sanitizerReady } from './trusted-types.ts';
import { whenInteracted, whenUsed } from './when-used.ts';

/** Milliseconds after which an island counts as failed; it still starts if its code loads later. */
const LOAD_TIMEOUT_MS = 10_000;
/** The maximum number of attempts to load an island, and the milliseconds between two attempts. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 5_000;

/** The distance from the viewport at which an island without HTML starts. */
const NEAR_MARGIN = '200px 0px';

type IslandState = 'waiting' | 'loading' | 'hydrated' | 'failed';

/** Loads the island host; called whenever an island starts. */
export type LoadHost = () => Promise<{ getHost(page: PageData, platform: Platform): Pick<Host, 'start'> }>;

/**
 * Watches the page's islands and starts each at its first interaction. If one fails, the server's HTML stays. What visitors do
 * with an island before it works is held and replayed.
 */
export function createIslands(
  page: PageData,
  platform: Platform,
  reports: Reports,
  loadHost: LoadHost,
  onRestored: (blockId: string) => void = () => {},
): Islands {
  const starts = new Map<string, StartIsland>();
  const elements = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${BLOCK_ATTRIBUTES.island}]`)) {
    const blockId = element.getAttribute(BLOCK_ATTRIBUTES.id) ?? '';
    const island = page.islands[blockId];
    if (!island) continue;
    elements.set(blockId, element);
    starts.set(
      blockId,
      watchIsland({ blockId, element, island, page, platform, reports, loadHost, onRestored }),
    );
  }
  holdTouches((blockId) => starts.get(blockId));
  prepareTouches(page, elements);
  return { start: (blockId) => void starts.get(blockId)?.() };
}

export interface Islands {
  /** Starts a block's island, unless it has started. */
  start(blockId: string): void;
}

interface Island {
  blockId: string;
  element: HTMLElement;
  island: IslandData;
  page: PageData;
  platform: Platform;
  reports: Reports;
  loadHost: LoadHost;
  /** Called when a failed island's server-rendered HTML is back. */
  onRestored: (blockId: string) => void;
}

function watchIsland(watched: Island): StartIsland {
  const { element, island } = watched;
  let attempts = 0;
  let starting: Promise<boolean> | undefined;

  async function attempt(): Promise<boolean> {
    attempts += 1;
    const outcome = await startIsland(watched);
    // An interaction shows that the visitor wants to use the island.
    if (outcome === 'load failed' && attempts < MAX_ATTEMPTS) {
      starting = undefined;
      setTimeout(() => whenInteracted(element, start), RETRY_DELAY_MS);
    }
    return outcome === 'hydrated';
  }

  function start(): Promise<boolean> {
    starting ??= attempt();
    return starting;
  }

  setState(element, 'waiting');
  // Visitors cannot interact with a block that has no HTML.
  if (island.missing) whenNear(element, NEAR_MARGIN, start);
  else whenUsed(element, start);
  return start;
}

type Outcome = 'hydrated' | 'load failed' | 'render failed';

async function startIsland(watched: Island): Promise<Outcome> {
  const { blockId, element, island, page, platform, reports, loadHost, onRestored } = watched;
  const place = { block: blockId, release: `${island.remote}@${page.remotes[island.remote]?.version}` };
  const deadline = setTimeout(() => {
    setState(element, 'failed');
    reports.error('ISLAND_LOAD_LATE', `not loaded after ${LOAD_TIMEOUT_MS} ms`, place);
  }, LOAD_TIMEOUT_MS);

  setState(element, 'loading');
  preloadModules(island.files);
  try {
    const [{ getHost }] = await Promise.all([loadHost(), sanitizerReady()]);
    await getHost(page, platform).start(blockId, island, element, {
      onFailure(error) {
        setState(element, 'failed');
        onRestored(blockId);
        reports.error(error.code, error, place);
      },
      onMismatch: (error) => reports.error(error.code, error, place),
    });
    setState(element, 'hydrated');
    return 'hydrated';
  } catch (error) {
    const isRenderError = errorCodeOf(error) === 'ISLAND_RENDER_FAILED';
    setState(element, 'failed');
    if (isRenderError) onRestored(blockId);
    reports.error(isRenderError ? 'ISLAND_RENDER_FAILED' : 'ISLAND_LOAD_FAILED', error, place);
    return isRenderError ? 'render failed' : 'load failed';
  } finally {
    clearTimeout(deadline);
  }
}

/** Like `errorCode` in the contracts, but without importing the table of errors. */
function errorCodeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

function setState(element: HTMLElement, state: IslandState): void {
  element.setAttribute(BLOCK_ATTRIBUTES.state, state);
  if (state === 'hydrated') element.removeAttribute(BLOCK_ATTRIBUTES.fallback);
}
