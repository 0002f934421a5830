import type { FindListPage } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { hiddenFromOf } from '../../store/hidden-from.ts';
import type { Passage } from '../../store/passage.ts';
import { recordPath, slugOf } from '../../store/record-page.ts';
import { extractText } from './extract-text.ts';

/** What a visitor can find: a page, or a record of a list. */
export interface SearchableItem {
  /** Unique among all: `page:/presse`, `press-assets:187`. */
  id: string;
  /** Name of the kind in addresses: `seiten`, or the collection's name. */
  kind: string;
  /** Name of the kind for people: `Seiten`, `Bildmaterial`. */
  kindLabel: string;
  /** Where it can be seen: path and query. */
  address: string;
  title: string;
  /** All texts by which it is called; their words count most. */
  titles: string[];
  /** What is told of it where no text matches. */
  description: string;
  passages: Passage[];
  /** First day in Berlin on which it cannot be found any more. */
  hiddenFrom?: string;
}

export const PAGES_KIND = 'seiten';

/** The pages that search engines may list; the others are not to be found here either. */
export function searchablePages({ pages }: SiteContent): SearchableItem[] {
  return pages
    .filter(({ status, meta }) => status !== 404 && !meta?.robots?.includes('noindex'))
    .map(({ path, title, label = title, meta, regions }) => {
      const description = meta?.description ?? '';
      const passages = Object.values(regions)
        .flat()
        .flatMap(({ content }) => extractText(content));
      return {
        id: `page:${path}`,
        kind: PAGES_KIND,
        kindLabel: 'Seiten',
        address: path,
        title: path === '/' ? label : title,
        titles: [...new Set([title, label])],
        description,
        passages: [...(description ? [{ text: description, weight: 'B' as const }] : []), ...passages],
      };
    });
}

/**
 * The records of every list that a page shows, and of every collection whose records have pages. The page of the list tells what
 * kind of thing they are.
 */
export function searchableRecords(content: SiteContent, findListPage: FindListPage): SearchableItem[] {
  return content.collections.flatMap((collection) => {
    const page = findListPage(collection.name);
    return page
      ? collection.records.flatMap(({ uid, data }) => searchableRecord(collection, page, uid, data))
      : [];
  });
}

type Collection = SiteContent['collections'][number];
type Page = SiteContent['pages'][number];

function searchableRecord(
  collection: Collection,
  { path, title: pageTitle, label = pageTitle }: Page,
  uid: number,
  data: Record<string, unknown>,
): SearchableItem[] {
  const title = titleOf(data);
  if (title === undefined) return [];
  const passages = extractText(data).filter(({ text }) => text !== title);
  const hiddenFrom = hiddenFromOf(collection.definition, data);
  return [
    {
      id: `${collection.name}:${uid}`,
      kind: collection.name,
      kindLabel: label,
      address: addressOf(collection, path, title, data),
      title,
      titles: [title],
      description: longest(passages.map(({ text }) => text)),
      passages: [...passages, { text: String(uid), weight: 'D' }],
      ...(hiddenFrom !== undefined && { hiddenFrom }),
    },
  ];
}

/** What tells most of a record that has no description. */
function longest(texts: string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '');
}

function titleOf(data: Record<string, unknown>): string | undefined {
  const title = data.title ?? data.name;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/**
 * A record's own page; in a list that can be filtered by title, that title; in others the list, where browsers scroll to the
 * title (a text fragment).
 */
function addressOf(
  { definition: { queryPrefix, filters }, recordPage }: Collection,
  path: string,
  title: string,
  data: Record<string, unknown>,
): string {
  const slug = slugOf(data);
  if (recordPage && slug !== undefined) return recordPath(recordPage.path, slug);
  const byTitle = filters.find(
    (filter) => filter.kind === 'text' && (filter.field === 'title' || filter.field === 'name'),
  );
  if (!byTitle) return `${path}#:~:text=${encodeURIComponent(title).replaceAll('-', '%2D')}`;
  return `${path}?${new URLSearchParams({ [`${queryPrefix}[${byTitle.name}]`]: title })}`;
}
