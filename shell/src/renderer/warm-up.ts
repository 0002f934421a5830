import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseExamples } from '@stadtraum/contracts/release-manifest';
import type { BlockRenderer, ServerRelease } from '@stadtraum/federation-kit/render';

/** Milliseconds that a renderer spends on warming up at most. */
const BUDGET_MS = 150;

/**
 * Renders examples of the releases before the first visitor's page, so that what a first render compiles and loads is
 * compiled and loaded: the first page of a live set is as fast as the others. Activation has proved that the examples
 * render; whatever goes wrong here shows with a page, where somebody deals with it.
 */
export function warmUp(renderer: BlockRenderer, releases: readonly ServerRelease[]): void {
  const end = performance.now() + BUDGET_MS;
  for (const { type, content, page } of releases.flatMap(examplesOf)) {
    if (performance.now() > end) return;
    try {
      renderer.render({ id: 'warm-up', type, content, page });
    } catch {}
  }
}

function examplesOf({ directory, manifest }: ServerRelease): ReleaseExamples {
  if (!manifest.examples) return [];
  try {
    return JSON.parse(readFileSync(join(directory, manifest.examples), 'utf8')) as ReleaseExamples;
  } catch {
    return [];
  }
}
