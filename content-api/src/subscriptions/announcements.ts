import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { collections, records } from '../database/schema.ts';
import { berlinMinute } from '../pages/berlin-time.ts';

/** Name of the collection whose records can be subscribed to. */
export const ANNOUNCEMENTS = 'announcements';

/** What of an announcement this folder reads; records may hold more. */
export interface ShownAnnouncement {
  title: string;
  number: string;
  subjects: string[];
  /** `YYYY-MM-DD` and `HH:MM`, in Berlin. */
  deadline: string;
  deadlineTime: string;
  awarded?: boolean;
}

export async function findAnnouncement(
  queries: Queries,
  uid: number,
): Promise<ShownAnnouncement | undefined> {
  const [row] = await queries
    .select({ data: records.data })
    .from(records)
    .where(and(eq(records.collection, ANNOUNCEMENTS), eq(records.uid, uid)));
  return row?.data as ShownAnnouncement | undefined;
}

/** The subjects that announcements may have, as their collection declares them. */
export async function knownSubjects(queries: Queries): Promise<string[]> {
  const [row] = await queries
    .select({ definition: collections.definition })
    .from(collections)
    .where(eq(collections.name, ANNOUNCEMENTS));
  const { properties } = (row?.definition.record ?? {}) as {
    properties?: { subjects?: { items?: { enum?: string[] } } };
  };
  return properties?.subjects?.items?.enum ?? [];
}

/** Whether nothing more is to be expected: the contract is given, or the deadline has passed. */
export function isClosed({ awarded, deadline, deadlineTime }: ShownAnnouncement, now: Date): boolean {
  return awarded === true || `${deadline}T${deadlineTime}` < berlinMinute(now);
}
