import type { LiveBlock } from '../input/gate-input.ts';

/** A link or form of live content that leads to an address of the site with a query parameter. */
export interface QueryLink {
  /** The path that it leads to. */
  path: string;
  parameter: string;
  /** `offer-list on /start links to it` */
  use: string;
}

/** A path with a query, alone or inside text, Markdown or HTML. */
const ADDRESS = /(?<![\w:/.-])(\/(?!\/)[^\s"'()<>?#]*)\?([^\s"'()<>#]+)/g;

/** The links with a query in the content of a block. */
export function contentLinks({ type, content, pages: [from = ''] }: LiveBlock): QueryLink[] {
  return textsIn(content).flatMap((text) =>
    [...text.matchAll(ADDRESS)].flatMap(([, path = '', query = '']) =>
      [...new URLSearchParams(query.replaceAll('&amp;', '&')).keys()].map((parameter) => ({
        path,
        parameter,
        use: `${type} on ${from} links to it`,
      })),
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('?') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
