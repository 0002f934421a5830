import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { announcementChanges } from './change-tables.ts';

/** An entry in the change log: an announcement was published or changed. */
export interface AnnouncementChange {
  uid: number;
  at: Date;
  kind: 'published' | 'changed';
  /** One sentence for each change. */
  sentences: string[];
}

/**
 * Reads the change log, with the latest entry first.
 *
 * @param uid the announcement's uid. @default all announcements
 */
export async function readChangeLog(queries: Queries, uid?: number): Promise<AnnouncementChange[]> {
  const rows = await queries
    .select()
    .from(announcementChanges)
    .where(uid === undefined ? undefined : eq(announcementChanges.uid, uid))
    .orderBy(desc(announcementChanges.id));
  return rows.flatMap(({ uid, at, kind, sentences }) =>
    kind === 'initial' ? [] : [{ uid, at: new Date(at), kind, sentences }],
  );
}
