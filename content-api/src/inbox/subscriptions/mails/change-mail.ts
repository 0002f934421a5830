import { eq } from 'drizzle-orm';
import { deadlineInWords } from '../../../announcements/announcement-words.ts';
import { type Announcement, announcementPath } from '../../../announcements/announcements.ts';
import { announcementChanges } from '../../../announcements/change-tables.ts';
import type { MailWriter } from '../../../mail/mail.ts';
import { linkWithToken, UNSUBSCRIBE_PAGE } from '../pages.ts';
import { coveringSubscriptions } from '../queue-change-mails.ts';
import { createToken } from '../tokens.ts';
import { scopeInWords } from './scope-in-words.ts';

/** Notifies a subscriber that an announcement was published or changed (R7.1-3), and describes the changes. */
export function changeMail(siteUrl: string): MailWriter {
  return async (queries, { recipient, payload }) => {
    const id = Number(payload.change);
    const [change] = await queries.select().from(announcementChanges).where(eq(announcementChanges.id, id));
    if (!change) return undefined;
    const shown = change.shown as unknown as Announcement;
    const rows = await coveringSubscriptions(queries, recipient, change.uid, shown.subjects);
    // The recipient has unsubscribed in the meantime.
    if (rows.length === 0) return undefined;
    const scopes = await Promise.all(rows.map((row) => scopeInWords(queries, row)));
    const token = await createToken(
      queries,
      'unsubscribe',
      rows.map((row) => row.id),
    );
    const path = await announcementPath(queries, shown);
    const published = change.kind === 'published';
    return {
      subject: `${published ? 'Neue Ausschreibung' : 'Änderung'} ${shown.number}: ${shown.title}`,
      heading: published ? 'Neue Ausschreibung' : 'Ausschreibung geändert',
      parts: [
        { kind: 'text', text: `${shown.number}: ${shown.title}` },
        ...(published ? [] : [{ kind: 'text' as const, text: 'Das hat sich geändert:' }]),
        { kind: 'list', items: change.sentences },
        { kind: 'facts', rows: [{ label: 'Angebotsfrist', value: deadlineInWords(shown) }] },
        { kind: 'link', label: 'Zur Ausschreibung', url: siteUrl + path, look: 'button' },
      ],
      reason: `Sie bekommen diese E-Mail, weil Sie abonniert haben: ${[...new Set(scopes.flat())].join('; ')}.`,
      unsubscribe: linkWithToken(siteUrl, UNSUBSCRIBE_PAGE, token),
    };
  };
}
