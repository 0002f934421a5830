import { type CrawledPage, crawl } from '../crawl.ts';
import { EVERY_PAGE, SOME_RECORD_PAGES } from '../pages.ts';

/** A page to sweep, and the types of its blocks that no earlier page covers. */
export interface SweptPage {
  path: string;
  types: string[];
}

/** Blocks that wait for an interaction, the only ones that a first touch can find unhydrated. */
const LATE = '[data-island="interaction"]';

/** Few pages that together contain every type of block that hydrates at a touch. */
export async function findPages(siteUrl: string): Promise<SweptPage[]> {
  const paths = [
    ...EVERY_PAGE.filter(({ status }) => status === 200).map(({ path }) => path),
    ...SOME_RECORD_PAGES,
  ];
  const pages = (await crawl(siteUrl, paths)).map((page) => ({ path: page.path, types: lateTypes(page) }));
  const found: SweptPage[] = [];
  const covered = new Set<string>();
  const newTypes = ({ types }: SweptPage) => types.filter((type) => !covered.has(type));
  for (;;) {
    const [best] = pages.toSorted((one, other) => newTypes(other).length - newTypes(one).length);
    const types = best ? newTypes(best) : [];
    if (!best || types.length === 0) return found;
    found.push({ path: best.path, types });
    for (const type of types) covered.add(type);
  }
}

function lateTypes({ dom }: CrawledPage): string[] {
  const types = dom(LATE)
    .toArray()
    .flatMap((island) => dom(island).attr('data-block-type') ?? []);
  return [...new Set(types)];
}
