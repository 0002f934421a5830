import { and, arrayOverlaps, eq, isNotNull, or, sql } from 'drizzle-orm';
import { changesInWords, publicationInWords } from '../../announcements/announcement-words.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { canonicalJson } from '../../kernel/json-tree.ts';
import { announcementChanges, announcementStates, subscriptions } from './subscription-tables.ts';

/** An announcement as an editor wrote it, and as visitors see it. */
export interface LoadedAnnouncement {
  uid: number;
  written: Record<string, unknown>;
  shown: Record<string, unknown>;
}

export const CHANGE_MAIL = 'announcement-change';

/**
 * Compares the announcements with what subscribers were last told, logs what was published or changed, and queues a mail to
 * everybody who wants to know: all in the transaction that stores the content. The very first content is no news.
 */
export async function notifyOfAnnouncements(
  queries: Queries,
  announcements: readonly LoadedAnnouncement[],
): Promise<void> {
  const states = new Map(
    (await queries.select().from(announcementStates)).map((state) => [state.uid, state]),
  );
  const isFirst = states.size === 0;
  for (const announcement of announcements) {
    const before = states.get(announcement.uid);
    const changed = before && changedFields(before.written, announcement.written);
    if (changed?.length === 0) continue;
    await remember(queries, announcement);
    if (isFirst) continue;
    const sentences = before
      ? changesInWords(changed ?? [], before.shown, announcement.shown)
      : publicationInWords(announcement.shown);
    await tell(queries, announcement, before ? 'changed' : 'published', sentences);
  }
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
}

async function remember(queries: Queries, { uid, written, shown }: LoadedAnnouncement): Promise<void> {
  await queries
    .insert(announcementStates)
    .values({ uid, written, shown })
    .onConflictDoUpdate({ target: announcementStates.uid, set: { written, shown } });
}

async function tell(
  queries: Queries,
  { uid, shown }: LoadedAnnouncement,
  kind: 'published' | 'changed',
  sentences: string[],
): Promise<void> {
  const [change] = await queries
    .insert(announcementChanges)
    .values({ uid, kind, sentences, shown })
    .returning({ id: announcementChanges.id });
  // One statement for ten thousand mails: their texts are written when they are sent.
  await queries.execute(sql`
    insert into mails (kind, recipient, payload, key)
    select distinct on (address) ${CHANGE_MAIL}, email, jsonb_build_object('change', ${change?.id}::bigint),
      'change:' || ${change?.id}::text || ':' || address
    from ${subscriptions} where ${covers(uid, subjectsOf(shown))} order by address, id
    on conflict do nothing`);
}

/** The subscriptions of an address that an announcement is told for. */
export function coveringSubscriptions(
  queries: Queries,
  recipient: string,
  uid: number,
  subjects: string[],
): Promise<(typeof subscriptions.$inferSelect)[]> {
  return queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.address, recipient.toLowerCase()), covers(uid, subjects)));
}

function covers(uid: number, subjects: string[]) {
  const bySubject = subjects.length > 0 ? arrayOverlaps(subscriptions.subjects, subjects) : sql`false`;
  return and(isNotNull(subscriptions.confirmedAt), or(eq(subscriptions.announcement, uid), bySubject));
}

function subjectsOf({ subjects }: Record<string, unknown>): string[] {
  return Array.isArray(subjects) ? subjects.map(String) : [];
}
