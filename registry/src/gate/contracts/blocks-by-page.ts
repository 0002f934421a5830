import type { LiveBlock } from '../input/gate-input.ts';

/** What checks of contracts need of a live block. */
export type PlacedBlock = Pick<LiveBlock, 'type' | 'content' | 'pages' | 'pageCount' | 'queryParameters'>;

/**
 * Finds the blocks of a page. A block with more pages than are known may be on any page, and counts as being there: what it publishes or
 * owns may then be missing on some page without being noticed, but nothing is refused in error.
 */
export function blocksByPage<Placed extends PlacedBlock>(
  blocks: readonly Placed[],
): (page: string) => readonly Placed[] {
  const isAnywhere = ({ pages, pageCount }: Placed) => pageCount > pages.length;
  const anywhere = blocks.filter(isAnywhere);
  const byPage = new Map<string, Placed[]>();
  for (const block of blocks.filter((block) => !isAnywhere(block))) {
    for (const page of block.pages) byPage.set(page, [...(byPage.get(page) ?? []), block]);
  }
  return (page) => [...(byPage.get(page) ?? []), ...anywhere];
}

/** The pages of findings: the number is exact unless a block has more pages than are known. */
export function pagesOf(
  places: readonly { page: string; block: PlacedBlock }[],
  max: number,
): { pages: string[]; pageCount: number } {
  const pages = [...new Set(places.map(({ page }) => page))].sort();
  const atLeast = places.filter(({ block }) => block.pageCount > block.pages.length);
  const pageCount = Math.max(pages.length, ...atLeast.map(({ block }) => block.pageCount));
  return { pages: pages.slice(0, max), pageCount };
}

/** `on /presse and 2 more`. */
export function placesOf([first]: readonly string[], pageCount: number): string {
  return `on ${first}${pageCount > 1 ? ` and ${pageCount - 1} more` : ''}`;
}
