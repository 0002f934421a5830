import { berlinDay, startOfBerlinDay } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';
import { recordPath } from '../store/record-page.ts';
import { findCollections, selectRecords } from '../store/select-records.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';

export const NEWS_FEED_PATH = '/daten/neuigkeiten.atom';

const COLLECTION = 'news';
const MAX_ENTRIES = 30;

/** Reads a feed of the latest news items with their full text; undefined if news items have no pages of their own. */
export async function readNewsFeed(queries: Queries, siteUrl: string): Promise<AtomFeed | undefined> {
  const [found] = await findCollections(queries, [COLLECTION]);
  const path = found?.path;
  if (!found || !path) return undefined;
  const today = berlinDay(new Date());
  const listing = { collection: COLLECTION, definition: found.definition, today };
  const items = await selectRecords(queries, listing, MAX_ENTRIES);
  return {
    self: siteUrl + NEWS_FEED_PATH,
    page: siteUrl + path,
    base: `${siteUrl}/`,
    title: 'Stadtraum Wohnen: Neuigkeiten',
    author: 'Stadtraum Wohnen',
    entries: items.map((record) => entryOf(record, siteUrl, path)),
  };
}

function entryOf(record: Record<string, unknown>, siteUrl: string, path: string): AtomEntry {
  const text = (field: string) => String(record[field] ?? '');
  return {
    // A tag URI (RFC 4151): the site's host, the date and the record.
    id: `tag:${new URL(siteUrl).hostname},${text('date')}:${COLLECTION}/${text('uid')}`,
    page: siteUrl + recordPath(path, text('slug')),
    title: text('title'),
    categories: [text('category')],
    summary: text('teaser'),
    html: text('html'),
    published: startOfBerlinDay(text('date')),
  };
}
