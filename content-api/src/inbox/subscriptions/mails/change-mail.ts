import type { MailWriter } from '../../../mail/mail.ts';
import { announcementParts, combineChanges, readChanges } from './announcement-news.ts';
import { causingSubscriptions, subscriberLinks, subscriberReason } from './subscriber-links.ts';

/** Notifies a subscriber that an announcement was published or changed (R7.1-3), and describes the changes. */
export function changeMail(siteUrl: string): MailWriter {
  return async (queries, { recipient, payload }) => {
    const [news] = combineChanges(await readChanges(queries, [Number(payload.change)]));
    if (!news) return undefined;
    const causes = await causingSubscriptions(queries, recipient, payload.subscriptions);
    // The recipient has unsubscribed in the meantime.
    if (causes.length === 0) return undefined;
    const { kind, shown } = news;
    const published = kind === 'published';
    return {
      subject: `${published ? 'Neue Ausschreibung' : 'Änderung'} ${shown.number}: ${shown.title}`,
      heading: published ? 'Neue Ausschreibung' : 'Ausschreibung geändert',
      parts: [
        { kind: 'text', text: `${shown.number}: ${shown.title}` },
        ...(await announcementParts(queries, siteUrl, news, causes)),
      ],
      reason: await subscriberReason(queries, causes),
      ...(await subscriberLinks(queries, siteUrl, causes)),
    };
  };
}
