import type { FindListPage } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { hiddenFromOf } from '../../store/hidden-from.ts';
import type { Passage } from '../../store/passage.ts';
import { recordPath, slugOf } from '../../store/record-page.ts';
import { extractText } from './extract-text.ts';
import { shownTexts } from './shown-as.ts';

/** A page or a record, in the form from which its search entry is derived. */
export interface SearchableItem {
  /** Unique id: `page:/presse`, `press-assets:187`. */
  id: string;
  /** Name of the kind in addresses: `seiten`, or the collection's name. */
  kind: string;
  /** Name of the kind for visitors: `Seiten`, `Bildmaterial`. */
  kindLabel: string;
  /** Path and query of the page that shows the item. */
  address: string;
  title: string;
  /** All titles of the item; their words have the highest weight. */
  titles: string[];
  /** What people may call the item besides its titles. Only for its rank. */
  names: string[];
  /** Shown as the excerpt if no passage matches. */
  description: string;
  passages: Passage[];
  /** First day in Berlin on which the item is hidden. */
  hiddenFrom?: string;
}

export const PAGES_KIND = 'seiten';

/** All pages that search engines may index. */
export function searchablePages({ pages }: SiteContent): SearchableItem[] {
  return pages
    .filter(({ status, meta }) => status === undefined && !meta?.robots?.includes('noindex'))
    .map(({ path, title, label = title, searchedAs = [], meta, regions }) => {
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
        titles: [...new Set([title, label, ...searchedAs])],
        names: [],
        description,
        passages: [...(description ? [{ text: description, weight: 'B' as const }] : []), ...passages],
      };
    });
}

/** The records of all collections that are listed on a page. The label of the page becomes the name of their kind. */
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
  const { definition } = collection;
  const passages = recordPassages(definition, data).filter(({ text }) => text !== title);
  const names = namesOf(definition, data);
  const hiddenFrom = hiddenFromOf(definition, data);
  return [
    {
      id: `${collection.name}:${uid}`,
      kind: collection.name,
      kindLabel: label,
      address: addressOf(collection, path, title, data),
      title,
      titles: [title, ...names],
      // `Wohnung 2 Zimmer`, `Wohnung Aufzug`
      names: names.flatMap((name) => shownTexts(definition, data).map((text) => `${name} ${text}`)),
      description: longestOf(passages.map(({ text }) => text)),
      passages,
      ...(hiddenFrom !== undefined && { hiddenFrom }),
    },
  ];
}

/** The visible texts of a record: its own, and those that its page shows for other values. */
function recordPassages(definition: Collection['definition'], data: Record<string, unknown>): Passage[] {
  const { shownAs = {}, hiddenFrom } = definition;
  const texts = Object.entries(data).filter(
    ([field]) => !Object.hasOwn(shownAs, field) && field !== hiddenFrom,
  );
  const shown = shownTexts(definition, data).join(', ');
  return [
    ...extractText(Object.fromEntries(texts)),
    ...(shown === '' ? [] : [{ text: shown, weight: 'B' as const }]),
  ];
}

/** What people call a record: a `Maisonette` is a `Wohnung`. */
function namesOf({ searchedAs = {} }: Collection['definition'], data: Record<string, unknown>): string[] {
  return Object.entries(searchedAs).flatMap(([field, names]) => names[String(data[field])] ?? []);
}

/** The longest text, which replaces the missing description of a record. */
function longestOf(texts: string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function titleOf(data: Record<string, unknown>): string | undefined {
  const title = data.title ?? data.name;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/**
 * The address of a record: its page, if it has one; otherwise the list, filtered by the record's title; or, without a filter for
 * titles, the list with a text fragment that makes browsers scroll to the title.
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
