import type { PageCheck } from '@stadtraum/contracts/page-check';
import type { Block, PageModel } from '@stadtraum/contracts/page-model';
import type { Logger } from '@stadtraum/server-base/logging';
import type { Generation } from '../deployment/generation.ts';
import { type ComposedPage, Composer } from './compose/compose.ts';
import { NO_MEMORY } from './compose/no-memory.ts';
import { type DocumentSettings, renderDocument } from './document/document.ts';

/** What documents need of the site's settings. */
export type PageCheckSettings = DocumentSettings;

/**
 * Milliseconds that a check waits for its blocks. Longer than a page: they wait behind visitors' pages, but have no more time for rendering.
 */
const WAIT_MS = 4_000;

/** Maximum characters of the reason why a block failed. */
const MAX_REASON = 300;

/**
 * Composes a page in one generation as for a visitor, but with every block rendered now, behind visitors' pages. Circuits, caches
 * and metrics stay as they are.
 */
export async function checkPage(
  page: PageModel,
  generation: Generation,
  settings: PageCheckSettings,
  log: Logger,
): Promise<PageCheck> {
  const startedAt = performance.now();
  const failures = new Map<string, string>();
  const renderMs: Record<string, number> = {};
  const composer = new Composer({
    ...NO_MEMORY,
    observer: {
      rendered: ({ release }, ms) => {
        renderMs[release] = Math.round((renderMs[release] ?? 0) + ms);
      },
      failed: ({ declaration }, _cause, reason) =>
        failures.set(declaration.type, reason.slice(0, MAX_REASON)),
      fellBack() {},
    },
    log,
    pageTimeoutMs: WAIT_MS,
  });
  const { renderers, index } = generation;
  const plan = generation.plan(page);
  const composed = await composer.compose(
    plan,
    {
      render: (blocks, timeoutMs) =>
        renderers.render(blocks, timeoutMs, { isPublic: true, isBackground: true }),
    },
    false,
  );
  return {
    liveSet: generation.id,
    status: statusOf(composed, () => renderDocument(composed, index, settings)),
    blocks: composed.regions.flatMap(({ blocks }) =>
      blocks.map(({ planned: { block, owned }, state }) => ({
        ...{ id: block.id, type: block.type, release: owned.release },
        ...stateOf(state, failures.get(block.type)),
      })),
    ),
    skipped: skippedOf(page, composed, plan.skipped.length),
    renderMs,
    ms: Math.round(performance.now() - startedAt),
  };
}

function statusOf({ empty, plan }: ComposedPage, makeDocument: () => unknown): number {
  if (empty) return 503;
  try {
    makeDocument();
    return plan.page.status;
  } catch {
    return 500;
  }
}

function stateOf(
  state: string,
  reason: string | undefined,
): Pick<PageCheck['blocks'][number], 'state' | 'reason'> {
  if (state === 'rendered') return { state };
  return reason === undefined ? { state: 'not-rendered' } : { state: 'failed', reason };
}

/** @param planned number of blocks that the plan has left out; the renderers found the content of the others to be invalid */
function skippedOf({ regions }: PageModel, { skipped }: ComposedPage, planned: number): PageCheck['skipped'] {
  const types = new Map(
    Object.values(regions).flatMap((blocks: Block[]) => blocks.map(({ id, type }) => [id, type] as const)),
  );
  return skipped.map(({ block: id, error: { code } }, position) => {
    const cause = code === 'BLOCK_UNKNOWN' ? 'unknown' : position < planned ? 'duplicate' : 'invalid';
    return { id, type: types.get(id) ?? '', cause };
  });
}
