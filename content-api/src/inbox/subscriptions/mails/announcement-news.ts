import { and, inArray, not, sql } from 'drizzle-orm';
import {
  deadlineInWords,
  deadlineName,
  publicationInWords,
} from '../../../announcements/announcement-words.ts';
import { type Announcement, announcementPath, isClosed } from '../../../announcements/announcements.ts';
import { questionsOf, separateAnswers } from '../../../announcements/bidder-questions.ts';
import { announcementChanges } from '../../../announcements/change-tables.ts';
import { combineSentences, sentencesAfterPublication } from '../../../announcements/combine-sentences.ts';
import type { Queries } from '../../../kernel/database/database.ts';
import type { MailPart } from '../../../mail/mail.ts';
import type { Subscription } from '../confirmed-subscriptions.ts';

type Change = typeof announcementChanges.$inferSelect;

/** What is new about one announcement: one change, or several in a digest. */
export interface AnnouncementNews {
  uid: number;
  /** `published` if the announcement was published in this period. */
  kind: Change['kind'];
  sentences: string[];
  /** The announcement after the last change. */
  shown: Announcement & Record<string, unknown>;
}

/** Reads entries of the change log in their order, without those that later changes have taken back. */
export function readChanges(queries: Queries, ids: number[]): Promise<Change[]> {
  const isTakenBack = sql`exists (
    select from announcement_changes earlier
    where earlier.uid = ${announcementChanges.uid} and earlier.id < ${announcementChanges.id} and earlier.shown = (
      select shown from announcement_changes latest where latest.uid = earlier.uid order by id desc limit 1))`;
  return queries
    .select()
    .from(announcementChanges)
    .where(and(inArray(announcementChanges.id, ids), not(isTakenBack)))
    .orderBy(announcementChanges.id);
}

/** Combines the changes of each announcement. @param changes in the order in which they happened */
export function combineChanges(changes: readonly Change[]): AnnouncementNews[] {
  const byAnnouncement = new Map<number, [Change, ...Change[]]>();
  for (const change of changes) {
    const earlier = byAnnouncement.get(change.uid);
    if (earlier) earlier.push(change);
    else byAnnouncement.set(change.uid, [change]);
  }
  return [...byAnnouncement].map(([uid, [first, ...later]]) => {
    const shown = (later.at(-1) ?? first).shown as AnnouncementNews['shown'];
    const changed = later.flatMap(({ sentences }) => sentences);
    const sentences =
      first.kind === 'published'
        ? [...publicationInWords(shown), ...sentencesAfterPublication(combineSentences(changed))]
        : combineSentences([...first.sentences, ...changed]);
    return { uid, kind: first.kind, sentences, shown };
  });
}

/** Describes what is new about an announcement, with the answers to bidders' questions, and links to its page. */
export async function announcementParts(
  queries: Queries,
  siteUrl: string,
  { uid, kind, sentences, shown }: AnnouncementNews,
  causes: readonly Subscription[],
): Promise<MailPart[]> {
  const { answers, others } = separateAnswers(sentences, questionsOf(shown));
  const isFollowed = causes.some(({ announcement }) => announcement === uid);
  return [
    ...(kind === 'published' ? [] : [{ kind: 'text' as const, text: introOf(sentences) }]),
    ...(others.length === 0 ? [] : [{ kind: 'list' as const, items: others }]),
    ...answers.map(({ question, answer, isCorrected }) => ({
      kind: 'facts' as const,
      rows: [
        { label: 'Bieterfrage', value: question },
        { label: isCorrected ? 'Geänderte Antwort' : 'Antwort', value: answer },
      ],
    })),
    ...(isClosed(shown)
      ? []
      : [{ kind: 'facts' as const, rows: [{ label: deadlineName(shown), value: deadlineInWords(shown) }] }]),
    ...(isClosed(shown) && isFollowed ? [{ kind: 'text' as const, text: FOLLOWING_ENDS }] : []),
    {
      kind: 'link',
      label: 'Zur Ausschreibung',
      url: siteUrl + (await announcementPath(queries, shown)),
      look: 'button',
    },
  ];
}

function introOf(sentences: readonly string[]): string {
  return sentences.length === 0 ? 'Alle Angaben sind wieder wie zuvor.' : 'Das ist neu:';
}

/** `deleteExpiredData` deletes the subscription. */
const FOLLOWING_ENDS =
  'Das Verfahren ist damit beendet und mit ihm Ihr Abo dieser Ausschreibung. Ihre Angaben dazu löschen wir nach zwei Wochen.';
