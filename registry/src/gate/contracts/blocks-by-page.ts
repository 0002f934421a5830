import { MAX_PAGES_NAMED } from '@stadtraum/contracts/gate';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import { grouped } from './grouped.ts';

/** The blocks of each page, by its path. */
export function blocksByPage(
  blocks: readonly LiveBlock[],
  allPagesOf: GateInput['allPagesOf'],
): ReadonlyMap<string, readonly LiveBlock[]> {
  return grouped(blocks.flatMap((block) => allPagesOf(block).map((page) => [page, block] as const)));
}

/** The pages of a finding. */
export function pagesOf(paths: readonly string[]): { pages: string[]; pageCount: number } {
  const pages = [...new Set(paths)].sort();
  return { pages: pages.slice(0, MAX_PAGES_NAMED), pageCount: pages.length };
}

/** `on /presse and 2 more`. */
export function placesOf([first]: readonly string[], pageCount: number): string {
  return `on ${first}${pageCount > 1 ? ` and ${pageCount - 1} more` : ''}`;
}
