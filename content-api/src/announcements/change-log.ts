import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { announcementChanges } from './change-tables.ts';

/** What was published or changed of an announcement at one time. */
export interface AnnouncementChange {
  uid: number;
  at: Date;
  kind: 'published' | 'changed';
  /** One for each thing that changed. */
  sentences: string[];
}

/**
 * Reads the log of changes, the latest first.
 *
 * @param uid of an announcement. @default all of them
 */
export async function readChangeLog(queries: Queries, uid?: number): Promise<AnnouncementChange[]> {
  const rows = await queries
    .select()
    .from(announcementChanges)
    .where(uid === undefined ? undefined : eq(announcementChanges.uid, uid))
    .orderBy(desc(announcementChanges.id));
  return rows.map((row) => ({
    uid: row.uid,
    at: new Date(row.at),
    kind: row.kind,
    sentences: row.sentences,
  }));
}
