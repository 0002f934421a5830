import type { MailWriter } from '../../../mail/mail.ts';
import { confirmedSubscriptions } from '../confirmed-subscriptions.ts';
import { scopeInWords } from '../scope-in-words.ts';
import { subscriberLinks } from './subscriber-links.ts';

/** Notifies a subscriber, and only the subscriber, of a request for a subscription that already exists (P18). */
export function existingMail(siteUrl: string): MailWriter {
  return async (queries, { recipient }) => {
    const rows = await confirmedSubscriptions(queries, recipient);
    if (rows.length === 0) return undefined;
    const scopes = await Promise.all(rows.map((row) => scopeInWords(queries, row)));
    const { unsubscribe, manage } = await subscriberLinks(queries, siteUrl, rows);
    return {
      subject: 'Sie sind bereits angemeldet',
      heading: 'Sie sind bereits angemeldet',
      parts: [
        {
          kind: 'text',
          text: 'Mit dieser Adresse wurde ein Abo bestellt, das Sie schon haben. Sie bekommen:',
        },
        { kind: 'list', items: [...new Set(scopes.flat())] },
        {
          kind: 'text',
          text: 'Sie brauchen nichts zu tun. Wollen Sie ändern, wie oft wir Ihnen schreiben, oder etwas beenden? Das geht auf dieser Seite.',
        },
        { kind: 'link', label: 'Alle Abos verwalten', url: manage },
      ],
      reason:
        'Sie bekommen diese E-Mail, weil Ihre Adresse in ein Formular unserer Website eingetragen wurde.',
      unsubscribe,
    };
  };
}
