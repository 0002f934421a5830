import type { PlacedBlock } from './blocks-by-page.ts';

/** A link in live content to an address of the site with a query parameter. */
export interface QueryLink {
  /** The page that contains it. */
  from: string;
  /** The path that it leads to. */
  path: string;
  parameter: string;
}

/** A path with a query, alone or inside text, Markdown or HTML. */
const ADDRESS = /(?<![\w:/.-])(\/(?!\/)[^\s"'()<>?#]*)\?([^\s"'()<>#]+)/g;

/** The links with a query in the content of blocks. */
export function queryLinks(blocks: readonly PlacedBlock[]): QueryLink[] {
  return blocks.flatMap(({ content, pages: [from = ''] }) =>
    textsIn(content).flatMap((text) =>
      [...text.matchAll(ADDRESS)].flatMap(([, path = '', query = '']) =>
        [...new URLSearchParams(query.replaceAll('&amp;', '&')).keys()].map((parameter) => ({
          from,
          path,
          parameter,
        })),
      ),
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('?') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
