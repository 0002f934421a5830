import type { LiveBlock } from '../input/gate-input.ts';
import { grouped } from './grouped.ts';

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

/** Links by the path that they lead to. */
export type LinksByPath = ReadonlyMap<string, readonly QueryLink[]>;

/** The links with a query in the content of blocks. */
export function linksByPath(blocks: readonly LiveBlock[]): LinksByPath {
  return grouped(blocks.flatMap(linksIn).map((link) => [link.path, link] as const));
}

function linksIn({ content, pages: [from = ''] }: LiveBlock): QueryLink[] {
  return textsIn(content).flatMap((text) =>
    [...text.matchAll(ADDRESS)].flatMap(([, path = '', query = '']) =>
      [...new URLSearchParams(query.replaceAll('&amp;', '&')).keys()].map((parameter) => ({
        from,
        path,
        parameter,
      })),
    ),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('?') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
