import type { MailPart, MailWriter } from '../../../mail/mail.ts';
import { announcementParts, combineChanges, readChanges } from './announcement-news.ts';
import { causingSubscriptions, subscriberLinks, subscriberReason } from './subscriber-links.ts';

/** Tells a subscriber once a day or week what was published and changed. */
export function digestMail(siteUrl: string): MailWriter {
  return async (queries, { recipient, payload }) => {
    const changes = await readChanges(queries, (payload.changes as unknown[]).map(Number));
    const causes = await causingSubscriptions(queries, recipient, payload.subscriptions);
    // The changes have been taken back, or the recipient has unsubscribed, in the meantime.
    if (changes.length === 0 || causes.length === 0) return undefined;
    const parts: MailPart[] = [];
    const news = combineChanges(changes);
    for (const entry of news) {
      const { kind, shown } = entry;
      const label = kind === 'published' ? 'Neu: ' : '';
      parts.push({ kind: 'heading', text: `${label}${shown.number}: ${shown.title}` });
      parts.push(...(await announcementParts(queries, siteUrl, entry, causes)));
    }
    const count = news.length === 1 ? '1 Ausschreibung' : `${news.length} Ausschreibungen`;
    const heading = causes.length === 1 ? 'Neues aus Ihrem Abo' : 'Neues aus Ihren Abos';
    return {
      subject: `${heading}: ${count}`,
      heading,
      parts,
      reason: await subscriberReason(queries, causes),
      ...(await subscriberLinks(queries, siteUrl, causes)),
    };
  };
}
