import type { Program } from '@stadtraum/guarded-process/program';
import { notifyOfAnnouncements } from '../inbox/subscriptions/notify.ts';
import type { Database } from '../kernel/database/database.ts';
import { ContentInvalidError } from '../kernel/problems.ts';
import type { MediaLibrary } from '../media/catalogue/media-library.ts';
import type { Settings } from '../settings.ts';
import { loadedAnnouncements } from '../sources/changes/loaded-announcements.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkRelations } from './check-relations.ts';
import { CONTENT_CHECKER } from './content-checker.ts';
import { deriveStored } from './derive.ts';
import { readLiveBlocks } from './live-blocks.ts';
import { type ContentFile, readContentFiles } from './read-files.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';
import { storeContent } from './store.ts';

export interface ContentSource extends Pick<Settings, 'contentDirectory' | 'registryUrl' | 'frameHosts'> {
  /** The pictures, videos and documents that content may name. */
  library: MediaLibrary;
  /** The program that runs the schemas of live releases. @default CONTENT_CHECKER */
  checker?: Program;
}

export interface CheckedContent {
  content: SiteContent;
  /** The files as they were written, before anything was derived. */
  written: ContentFile[];
  /** What could not be checked, as sentences for people. */
  warnings: string[];
}

export interface LoadResult {
  /** False when the database held this very content already. */
  changed: boolean;
  revision: string;
  pages: number;
  records: number;
  warnings: string[];
}

/**
 * Makes the database hold what the content files say.
 *
 * @throws CONTENT_INVALID (as ContentInvalidError, with all problems); nothing was changed then
 * @throws DATABASE_UNAVAILABLE; nothing was changed then either
 */
export async function loadContent(source: ContentSource, database: Database): Promise<LoadResult> {
  const { content, written, warnings } = await checkContent(source, new Date());
  const stored = await storeContent(database, content, (queries) =>
    notifyOfAnnouncements(queries, loadedAnnouncements(content, written)),
  );
  return { ...stored, ...amounts(content), warnings };
}

/**
 * Reads and checks the content files.
 *
 * @throws CONTENT_INVALID (as ContentInvalidError, with all problems)
 */
export async function checkContent(source: ContentSource, now: Date): Promise<CheckedContent> {
  const { frameHosts, checker = CONTENT_CHECKER } = source;
  const read = await readContentFiles(source.contentDirectory);
  const media = await source.library.read();
  const derived = read.files.map((file) => deriveStored(file, { now, media: media.catalogue, frameHosts }));
  const { content, problems } = readSiteContent(read.names, derived);
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  const all = [
    ...read.problems,
    ...media.problems,
    ...derived.flatMap((file) => file.problems),
    ...problems,
    ...checkRelations(content),
    ...(liveBlocks.known ? await checkBlocks(content, liveBlocks.schemas, checker) : []),
  ];
  if (all.length > 0) throw new ContentInvalidError(all);
  const unchecked = `The content of blocks was not checked against a live set: ${liveBlocks.known || liveBlocks.reason}.`;
  return { content, written: read.files, warnings: liveBlocks.known ? [] : [unchecked] };
}

export function amounts({ pages, collections }: SiteContent): { pages: number; records: number } {
  return { pages: pages.length, records: collections.reduce((sum, { records }) => sum + records.length, 0) };
}
