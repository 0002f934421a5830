import { deadlineInWords, deadlineName } from '../announcements/announcement-words.ts';
import { ANNOUNCEMENTS, type Announcement, declaredSubjects } from '../announcements/announcements.ts';
import { type AnnouncementChange, readChangeLog } from '../announcements/change-log.ts';
import { berlinDay, startOfBerlinDay } from '../kernel/berlin-time.ts';
import type { Queries } from '../kernel/database/database.ts';
import { MAX_LIST_LENGTH } from '../store/collection.ts';
import { recordPath } from '../store/record-page.ts';
import { findCollections, selectRecords } from '../store/select-records.ts';
import type { AtomEntry, AtomFeed } from './atom.ts';
import { escapeXml } from './xml-text.ts';

export const ANNOUNCEMENT_FEED_PATH = '/daten/ausschreibungen.atom';
/** The feed's query parameter, whose value is a subject. */
export const SUBJECT_PARAMETER = 'gewerk';

const MAX_ENTRIES = 50;

/**
 * Reads a feed of the announcements; the most recently published or changed ones are first. Undefined for an unknown subject, or
 * if announcements have no pages of their own.
 *
 * @param subject limits the feed to announcements on this subject. @default all subjects
 */
export async function readAnnouncementFeed(
  queries: Queries,
  siteUrl: string,
  subject?: string,
): Promise<AtomFeed | undefined> {
  const [found] = await findCollections(queries, [ANNOUNCEMENTS]);
  const path = found?.path;
  const isKnown = subject === undefined || (await declaredSubjects(queries)).includes(subject);
  if (!found || !path || !isKnown) return undefined;
  const today = berlinDay(new Date());
  const listing = { collection: ANNOUNCEMENTS, definition: found.definition, today };
  const items = await selectRecords(queries, listing, MAX_LIST_LENGTH);
  const changes = await readChangeLog(queries);
  const entries = (items as unknown as FeedAnnouncement[])
    .filter(({ subjects }) => subject === undefined || subjects.includes(subject))
    .map((item) => entryOf(item, changes, siteUrl, path))
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, MAX_ENTRIES);
  const query = subject === undefined ? '' : `?${new URLSearchParams({ [SUBJECT_PARAMETER]: subject })}`;
  return {
    self: siteUrl + ANNOUNCEMENT_FEED_PATH + query,
    page: siteUrl + path,
    base: `${siteUrl}/`,
    title: `Stadtraum Wohnen: Ausschreibungen${subject === undefined ? '' : ` ${subject}`}`,
    author: 'Stadtraum Wohnen',
    entries,
  };
}

/** The fields of an announcement that the feed uses. */
interface FeedAnnouncement extends Announcement {
  uid: number;
  slug: string;
  text: string;
  place: string;
  procedure: string;
  rules: string;
  /** `YYYY-MM-DD` */
  published: string;
  log?: { date: string; text: string }[];
}

function entryOf(
  item: FeedAnnouncement,
  all: AnnouncementChange[],
  siteUrl: string,
  path: string,
): AtomEntry & { updated: Date } {
  const changes = all.filter(({ uid }) => uid === item.uid);
  const published = startOfBerlinDay(item.published);
  const instants = [
    published,
    ...changes.map(({ at }) => at),
    ...(item.log ?? []).map(({ date }) => startOfBerlinDay(date)),
  ];
  return {
    // A tag URI (RFC 4151): the site's host, a year in which the site owned this host name, and the record.
    id: `tag:${new URL(siteUrl).hostname},2026:${ANNOUNCEMENTS}/${item.uid}`,
    page: siteUrl + recordPath(path, item.slug),
    title: `${item.number}: ${item.title}`,
    categories: item.subjects,
    summary: `${deadlineName(item)}: ${deadlineInWords(item)}. ${item.procedure} nach ${item.rules}, ${item.place}.`,
    html: htmlOf(item, changes),
    published,
    updated: new Date(Math.max(...instants.map((instant) => instant.getTime()))),
  };
}

function htmlOf(item: FeedAnnouncement, changes: AnnouncementChange[]): string {
  const news = changes.flatMap(({ kind, sentences }) => (kind === 'changed' ? sentences : []));
  return [
    `<p>${escapeXml(item.text)}</p>`,
    `<p>${deadlineName(item)}: ${escapeXml(deadlineInWords(item))}</p>`,
    ...(news.length > 0
      ? [`<p>Geändert:</p><ul>${news.map((sentence) => `<li>${escapeXml(sentence)}</li>`).join('')}</ul>`]
      : []),
  ].join('');
}
