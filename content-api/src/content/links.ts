import { stringsOf } from '../kernel/json-tree.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { SiteContent } from './site-content.ts';

/** Properties of blocks and records, at any depth, whose value is an address. */
const ADDRESS_PROPERTIES = new Set(['path', 'href', 'action']);

/** Finds links to missing pages of this site. Links to files, whose last segment contains a dot, are not checked. */
export function deadLinks(content: SiteContent): ContentProblem[] {
  const moved = content.redirects.filter((entry) => 'to' in entry).map(({ from }) => from);
  const targets = new Set([...content.paths, ...moved]);
  return [
    ...deadLinksIn(content.menus.file, '', content.menus.menus, targets),
    ...deadLinksIn(content.layout.file, '', content.layout.regions, targets),
    ...content.pages.flatMap(({ file, regions }) => deadLinksIn(file, '/regions', regions, targets)),
    ...content.collections.flatMap(({ records, recordPage }) => [
      ...records.flatMap(({ file, pointer, data }) => deadLinksIn(file, pointer, data, targets)),
      ...(recordPage ? deadLinksIn(recordPage.file, '/regions', recordPage.regions, targets) : []),
      ...(recordPage?.gone
        ? deadLinksIn(recordPage.file, '/gone/regions', recordPage.gone.regions, targets)
        : []),
    ]),
    // The target of a redirect must be a page, not another redirect, so that there are no chains or loops.
    ...content.redirects.flatMap((entry) =>
      'to' in entry ? deadLinksIn(entry.file, entry.pointer, { path: entry.to }, content.paths) : [],
    ),
  ];
}

function deadLinksIn(
  file: string,
  base: string,
  root: unknown,
  targets: ReadonlySet<string>,
): ContentProblem[] {
  return linksIn(root)
    .filter(({ link }) => isOwnPage(link) && !targets.has(pathOf(link)))
    .map(({ link, pointer }) => ({ file, pointer: base + pointer, reason: `there is no page at ${link}` }));
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
