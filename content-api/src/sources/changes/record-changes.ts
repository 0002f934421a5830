import { and, eq, sql } from 'drizzle-orm';
import { changesInWords, publicationInWords } from '../../announcements/announcement-words.ts';
import { announcementChanges, announcementStates } from '../../announcements/change-tables.ts';
import type { Queries } from '../../kernel/database/database.ts';
import { canonicalJson } from '../../kernel/json-tree.ts';
import type { LoadedAnnouncement } from './loaded-announcements.ts';

/** Called with each new entry in the change log, in the transaction that writes it. */
export type ChangeListener = (queries: Queries, change: LoggedChange) => Promise<void>;

/** A new entry in the change log. */
export interface LoggedChange {
  id: number;
  /** The announcement's uid. */
  uid: number;
  /** The announcement after the change. */
  shown: Record<string, unknown>;
  /** Whether the announcement is as it was before an earlier change. */
  isReturn: boolean;
}

/**
 * Compares the announcements with those of the previous load and logs publications and changes, in the transaction that stores the
 * content. The first load logs nothing; the first change of an announcement also logs what it was before.
 */
export async function recordChanges(
  queries: Queries,
  announcements: readonly LoadedAnnouncement[],
  onChange: ChangeListener,
): Promise<void> {
  const states = new Map(
    (await queries.select().from(announcementStates)).map((state) => [state.uid, state]),
  );
  const isFirstLoad = states.size === 0;
  for (const announcement of announcements) {
    const before = states.get(announcement.uid);
    const changed = before && changedFields(before.written, announcement.written);
    if (changed?.length === 0) continue;
    await storeState(queries, announcement);
    if (isFirstLoad) continue;
    if (before) await logInitial(queries, before);
    const sentences = before
      ? changesInWords(changed ?? [], before.shown, announcement.shown)
      : publicationInWords(announcement.shown);
    const { uid, shown } = announcement;
    const isReturn = await wasShown(queries, announcement);
    const kind = before ? 'changed' : 'published';
    const [change] = await queries
      .insert(announcementChanges)
      .values({ uid, kind, sentences, shown })
      .returning({ id: announcementChanges.id });
    if (!change) throw new Error('the database returned no id for a logged change');
    await onChange(queries, { id: change.id, uid, shown, isReturn });
  }
}

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
}

type Shown = Pick<LoadedAnnouncement, 'uid' | 'shown'>;

/** Logs an announcement of the first load before its first change. */
async function logInitial(queries: Queries, { uid, shown }: Shown): Promise<void> {
  if ((await queries.$count(announcementChanges, eq(announcementChanges.uid, uid))) > 0) return;
  await queries.insert(announcementChanges).values({ uid, kind: 'initial', sentences: [], shown });
}

async function wasShown(queries: Queries, { uid, shown }: Shown): Promise<boolean> {
  const { uid: ofUid, shown: before } = announcementChanges;
  const isSame = sql`${before} = ${JSON.stringify(shown)}::jsonb`;
  return (await queries.$count(announcementChanges, and(eq(ofUid, uid), isSame))) > 0;
}

async function storeState(queries: Queries, { uid, written, shown }: LoadedAnnouncement): Promise<void> {
  await queries
    .insert(announcementStates)
    .values({ uid, written, shown })
    .onConflictDoUpdate({ target: announcementStates.uid, set: { written, shown } });
}
