import { deadlineInWords, deadlineName } from '../../../announcements/announcement-words.ts';
import { type Announcement, announcementPath, isClosed } from '../../../announcements/announcements.ts';
import { questionsOf, separateAnswers } from '../../../announcements/bidder-questions.ts';
import type { announcementChanges } from '../../../announcements/change-tables.ts';
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

/** Combines the changes of each announcement. @param changes in the order in which they happened */
export function combineChanges(changes: readonly Change[]): AnnouncementNews[] {
  const news = new Map<number, AnnouncementNews>();
  for (const { uid, kind, sentences, shown } of changes) {
    const before = news.get(uid);
    news.set(uid, {
      uid,
      kind: before?.kind ?? kind,
      sentences: [...new Set([...(before?.sentences ?? []), ...sentences])],
      shown: shown as AnnouncementNews['shown'],
    });
  }
  return [...news.values()];
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
    ...(kind === 'published' ? [] : [{ kind: 'text' as const, text: 'Das hat sich geändert:' }]),
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

/** `deleteExpiredData` deletes the subscription. */
const FOLLOWING_ENDS =
  'Das Verfahren ist damit beendet und mit ihm Ihr Abo dieser Ausschreibung. Ihre Angaben dazu löschen wir nach zwei Wochen.';
