import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { LoadResult } from '../content/load-content.ts';
import { apiError } from '../kernel/errors.ts';
import { ContentInvalidError } from '../kernel/problems.ts';
import { fileArgument } from './file-argument.ts';

/** Path of the announcements in the content directory. */
const RECORDS = 'collections/announcements/records.json';

type Announcement = Record<string, unknown> & { uid: number };

/**
 * Publishes or changes an announcement: writes it to the content files and loads them, which notifies the subscribers. A change
 * needs only `uid` and the changed fields; a new announcement needs all fields.
 *
 * @param file path of a JSON file with the announcement, see `fileArgument`
 * @param load loads the content files; if it fails or holds the announcement back, they are restored
 * @throws COMMAND_REFUSED, CONTENT_INVALID
 */
export async function announce(
  contentDirectory: string,
  file: string,
  load: () => Promise<LoadResult>,
): Promise<{ uid: number; published: boolean; changed: boolean; revision: string }> {
  const records = path.join(contentDirectory, RECORDS);
  const announcement = await readAnnouncement(fileArgument('announce', file));
  const before = await readFile(records, 'utf8');
  const { after, published } = mergeAnnouncement(JSON.parse(before) as Announcement[], announcement);
  await writeAtomically(records, `${JSON.stringify(after, null, 2)}\n`);
  const restore = () => writeAtomically(records, before);
  const { changed, revision, heldBack } = await load().catch(async (error: unknown) => {
    await restore();
    throw error;
  });
  const held = heldBack.filter(({ file, record }) => file === RECORDS && record === String(announcement.uid));
  if (held.length > 0) {
    await restore();
    // What is held back waits for a live set that it fits; a refused announcement must not go live by itself.
    await load();
    throw new ContentInvalidError(held.flatMap(({ problems }) => problems));
  }
  return { uid: announcement.uid, published, changed, revision };
}

async function readAnnouncement(file: string): Promise<Announcement> {
  try {
    const read = JSON.parse(await readFile(file, 'utf8')) as Partial<Announcement> | null;
    if (Number.isInteger(read?.uid)) return read as Announcement;
    throw new Error('uid is missing');
  } catch (error) {
    const reason = `${file}: ${reasonOf(error)}`;
    throw apiError('COMMAND_REFUSED', { command: 'announce', reason }, { cause: error });
  }
}

function mergeAnnouncement(
  records: Announcement[],
  announcement: Announcement,
): { after: Announcement[]; published: boolean } {
  const published = !records.some(({ uid }) => uid === announcement.uid);
  const after = published
    ? [...records, announcement]
    : records.map((record) => (record.uid === announcement.uid ? { ...record, ...announcement } : record));
  return { after, published };
}

async function writeAtomically(file: string, text: string): Promise<void> {
  await writeFile(`${file}.unfinished`, text);
  await rename(`${file}.unfinished`, file);
}
