import { stringsOf } from '../kernel/json-tree.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { SiteContent } from './site-content.ts';

/** Properties of blocks and records that hold an address, at any depth. */
const ADDRESS_PROPERTIES = new Set(['path', 'href', 'action']);

/** Links to pages of the site that do not exist. Files, whose last segment has a dot, are not checked. */
export function deadLinks(content: SiteContent): ContentProblem[] {
  const known = new Set([...content.paths, ...content.redirects.entries.map(({ from }) => from)]);
  return [
    ...linksToNowhere(content.menus.file, '', content.menus.menus, known),
    ...linksToNowhere(content.layout.file, '', content.layout.regions, known),
    ...content.pages.flatMap(({ file, regions }) => linksToNowhere(file, '/regions', regions, known)),
    ...content.collections.flatMap(({ records, recordPage }) => [
      ...records.flatMap(({ file, pointer, data }) => linksToNowhere(file, pointer, data, known)),
      ...(recordPage ? linksToNowhere(recordPage.file, '/regions', recordPage.regions, known) : []),
    ]),
    // A redirect must lead to a page, not to another redirect: no chains, no loops.
    ...content.redirects.entries.flatMap(({ to }, index) =>
      linksToNowhere(content.redirects.file, `/${index}`, { path: to }, content.paths),
    ),
  ];
}

function linksToNowhere(
  file: string,
  base: string,
  root: unknown,
  known: ReadonlySet<string>,
): ContentProblem[] {
  return linksIn(root)
    .filter(({ link }) => isOwnPage(link) && !known.has(pathOf(link)))
    .map(({ link, pointer }) => ({ file, pointer: base + pointer, reason: `${link} leads to no page` }));
}

function linksIn(root: unknown): { link: string; pointer: string }[] {
  return stringsOf(root).flatMap(({ key, text, pointer }) => {
    if (ADDRESS_PROPERTIES.has(key)) return [{ link: text, pointer }];
    if (key !== 'html') return [];
    return [...text.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => ({ link, pointer }));
  });
}

function isOwnPage(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !/\.[^/]*$/.test(pathOf(link));
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}
