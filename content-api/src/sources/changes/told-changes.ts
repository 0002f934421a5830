import { desc, eq } from 'drizzle-orm';
import { announcementChanges } from '../../inbox/subscriptions/subscription-tables.ts';
import type { Queries } from '../../kernel/database/database.ts';

/** What subscribers were told of an announcement at one time. */
export interface ToldChange {
  uid: number;
  at: Date;
  kind: 'published' | 'changed';
  /** One for each thing that changed. */
  sentences: string[];
}

/**
 * Everything that was told, the latest first.
 *
 * @param uid of an announcement. @default all of them
 */
export async function toldChanges(queries: Queries, uid?: number): Promise<ToldChange[]> {
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
