import { and, eq, isNotNull } from 'drizzle-orm';
import type { MailWriter } from '../../../mail/mail.ts';
import { linkWithToken, UNSUBSCRIBE_PAGE } from '../pages.ts';
import { subscriptions } from '../subscription-tables.ts';
import { createToken } from '../tokens.ts';
import { scopeInWords } from './scope-in-words.ts';

/** Notifies a subscriber, and only the subscriber, of a request for a subscription that already exists (P18). */
export function existingMail(siteUrl: string): MailWriter {
  return async (queries, { recipient }) => {
    const rows = await queries
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.address, recipient.toLowerCase()), isNotNull(subscriptions.confirmedAt)));
    if (rows.length === 0) return undefined;
    const scopes = await Promise.all(rows.map((row) => scopeInWords(queries, row)));
    const token = await createToken(
      queries,
      'unsubscribe',
      rows.map(({ id }) => id),
    );
    const link = linkWithToken(siteUrl, UNSUBSCRIBE_PAGE, token);
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
          text: 'Sie brauchen nichts zu tun. Möchten Sie diese E-Mails nicht mehr, melden Sie sich hier ab:',
        },
        { kind: 'link', label: 'Abo beenden', url: link },
      ],
      reason:
        'Sie bekommen diese E-Mail, weil Ihre Adresse in ein Formular unserer Website eingetragen wurde.',
      unsubscribe: link,
    };
  };
}
