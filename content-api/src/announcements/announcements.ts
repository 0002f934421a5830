import { and, eq } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { recordPath } from '../store/record-page.ts';
import { collections, recordPages, records } from '../store/schema.ts';

/** The collection whose records visitors can subscribe to. */
export const ANNOUNCEMENTS = 'announcements';

const LIST_PATH = '/ausschreibungen';

/** The fields of an announcement that the content API uses. */
export interface Announcement {
  /** Last segment of the page's path. */
  slug?: string;
  title: string;
  number: string;
  subjects: string[];
  /** `YYYY-MM-DD` and `HH:MM`, in Berlin. */
  deadline: string;
  deadlineTime: string;
  procedure?: string;
  awarded?: boolean;
  /** Whether the procedure ended without an award (Aufhebung). */
  cancelled?: boolean;
}

export async function findAnnouncement(queries: Queries, uid: number): Promise<Announcement | undefined> {
  const [row] = await queries
    .select({ data: records.data })
    .from(records)
    .where(and(eq(records.collection, ANNOUNCEMENTS), eq(records.uid, uid)));
  return row?.data as Announcement | undefined;
}

/** Path of the announcement's page, or of the list if announcements have no pages. */
export async function announcementPath(
  queries: Queries,
  { slug }: Pick<Announcement, 'slug'>,
): Promise<string> {
  const [page] = await queries
    .select({ path: recordPages.path })
    .from(recordPages)
    .where(eq(recordPages.collection, ANNOUNCEMENTS));
  return page && slug ? recordPath(page.path, slug) : LIST_PATH;
}

/** The subjects that the collection declares for announcements. */
export async function declaredSubjects(queries: Queries): Promise<string[]> {
  const [row] = await queries
    .select({ definition: collections.definition })
    .from(collections)
    .where(eq(collections.name, ANNOUNCEMENTS));
  const { properties } = (row?.definition.record ?? {}) as {
    properties?: { subjects?: { items?: { enum?: string[] } } };
  };
  return properties?.subjects?.items?.enum ?? [];
}

/** Whether the procedure is closed (P34): awarded or cancelled. Until then visitors can follow it, also after the deadline. */
export function isClosed({ awarded, cancelled }: Pick<Announcement, 'awarded' | 'cancelled'>): boolean {
  return awarded === true || cancelled === true;
}
