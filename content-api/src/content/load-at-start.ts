import { berlinDay } from '../kernel/berlin-time.ts';
import type { Database } from '../kernel/database/database.ts';
import { differences, type LastLoad, readLastLoad } from './compare-files.ts';
import { sourceText } from './content-sources.ts';
import { type ContentSource, type LoadResult, loadUnlessChanged, readWorkspace } from './load-content.ts';

/** What a start has loaded, and what differs between the files and their last load. */
export interface StartedContent {
  loaded?: LoadResult;
  differing: string[];
}

/**
 * Loads the workspace's files if nothing of them is stored. Otherwise the stored content stays as it is (decision 0094), except that
 * relative dates, which only demonstration content has, are resolved again on another day if the files are those of the last load.
 *
 * @throws what `loadContent` throws
 */
export async function loadAtStart(source: ContentSource, database: Database): Promise<StartedContent> {
  const files = await readWorkspace(source.contentDirectory);
  const last = await database.read(readLastLoad);
  const differing = last.sent ? differences(files, last.sent) : [];
  if (last.sent && (differing.length > 0 || !hasOldDates(last))) return { differing };
  const load = { sent: files, since: last.sequence, isNews: last.sent === undefined };
  const loaded = await loadUnlessChanged(source, database, load);
  // Another content API has started with the same database.
  return loaded ? { loaded, differing } : loadAtStart(source, database);
}

function hasOldDates({ loadedAt, sources }: LastLoad): boolean {
  if (!loadedAt || berlinDay(loadedAt) === berlinDay(new Date())) return false;
  return sources.some((source) => sourceText(source).includes('"daysFromToday":'));
}
