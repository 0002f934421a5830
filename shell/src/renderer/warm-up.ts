import type { ReleaseExamples } from '@stadtraum/contracts/release-manifest';
import type { BlockRenderer, ServerCode } from '@stadtraum/federation-kit/render';

/** Maximum milliseconds for warming up a renderer. */
const BUDGET_MS = 150;

/**
 * Renders the releases' examples before the first page. All code is then loaded and compiled, and the first page of a live set is
 * as fast as the others. Errors are ignored: the smoke test has rendered all examples before activation, and a persistent error
 * recurs when a page is rendered.
 */
export function warmUp(renderer: BlockRenderer, releases: readonly ServerCode[]): void {
  const end = performance.now() + BUDGET_MS;
  for (const { type, content, page } of releases.flatMap(examplesOf)) {
    if (performance.now() > end) return;
    try {
      renderer.render({ id: 'warm-up', type, content, page });
    } catch {}
  }
}

function examplesOf({ examples = '[]' }: ServerCode): ReleaseExamples {
  try {
    return JSON.parse(examples) as ReleaseExamples;
  } catch {
    return [];
  }
}
