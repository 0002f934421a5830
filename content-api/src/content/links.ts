import { nearest } from '@stadtraum/server-base/nearest';
import { stringsOf } from '../kernel/json-tree.ts';
import type { ContentProblem } from '../kernel/problems.ts';
import type { SiteContent } from './site-content.ts';

/** Properties of blocks and records, at any depth, whose value is an address. */
const ADDRESS_PROPERTIES = new Set(['path', 'href', 'action']);

/** Most pages that a message offers instead of a missing one. */
const MAX_SHOWN_PAGES = 5;

/** A link to a page that is missing. */
export type DeadLink = ContentProblem & { target: string };

/**
 * Finds links to missing pages of this site. Links to files, whose last segment contains a dot, are not checked.
 *
 * @param paths those of the pages that exist
 */
export function deadLinks(content: SiteContent, paths: ReadonlySet<string> = content.paths): DeadLink[] {
  const moved = content.redirects.filter((entry) => 'to' in entry).map(({ from }) => from);
  const targets = new Set([...paths, ...moved]);
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
      'to' in entry ? deadLinksIn(entry.file, entry.pointer, { path: entry.to }, paths) : [],
    ),
  ];
}

function deadLinksIn(file: string, base: string, root: unknown, targets: ReadonlySet<string>): DeadLink[] {
  return linksIn(root)
    .filter(({ link }) => isOwnPage(link) && !targets.has(pathOf(link)))
    .map(({ link, pointer }) => ({
      ...{ file, pointer: base + pointer, target: pathOf(link) },
      reason: `Die Seite ${link} gibt es nicht. ${meantPage(pathOf(link), targets)}`,
    }));
}

function meantPage(path: string, targets: ReadonlySet<string>): string {
  const near = nearest(
    path,
    [...targets].filter((target) => target !== '/'),
  );
  if (near !== undefined) return `Gemeint ist wohl "${near}"`;
  const beside = pagesBeside(path, targets);
  const choice =
    beside.length === 0
      ? ''
      : ` (unter ${path.slice(0, path.lastIndexOf('/'))} gibt es: ${beside.map((target) => `"${target}"`).join(', ')})`;
  return `Schreiben Sie ihre neue Adresse${choice}, oder entfernen Sie den Link. Wurde sie umbenannt, ergänzen Sie außerdem in redirects.json { "from": "${path}", "to": "…" }, damit Lesezeichen weiter ankommen`;
}

/** The first pages at the same place of the site. Nothing at its top, where there is everything. */
function pagesBeside(path: string, targets: ReadonlySet<string>): string[] {
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  if (parent === '/') return [];
  const isBeside = (target: string) =>
    target.startsWith(parent) && !target.slice(parent.length).includes('/');
  return [...targets].filter(isBeside).sort().slice(0, MAX_SHOWN_PAGES);
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
