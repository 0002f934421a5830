import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { describeExcess, type Excess, overBudget } from '../budgets/index.ts';
import { buildError } from '../errors.ts';
import type { ReleaseContent } from './release-content.ts';

/**
 * Refuses a release with a part that is larger than its budget (GA6).
 *
 * @throws CodedError BUILD_OVER_BUDGET with the part, its size, the limit, and the largest source files in it
 */
export function checkBudgets(manifest: ReleaseManifest, { sources }: Pick<ReleaseContent, 'sources'>): void {
  const excesses = overBudget(manifest);
  if (excesses.length === 0) return;
  const parts = excesses.map((excess) => describeExcess(excess) + describeSources(excess, sources));
  throw buildError('BUILD_OVER_BUDGET', { release: manifest.name, parts: parts.join('; ') });
}

function describeSources({ files }: Excess, sources: ReleaseContent['sources']): string {
  const largest = files.flatMap((path) => sources.get(path) ?? []).sort((a, b) => b.bytes - a.bytes);
  const names = [...new Set(largest.map(({ file }) => file))].slice(0, 3);
  return ` (in ${files.join(', ')}${names.length > 0 ? `, most of it from ${names.join(', ')}` : ''})`;
}
