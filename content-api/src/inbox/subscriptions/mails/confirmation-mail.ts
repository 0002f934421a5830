import { and, eq, isNull } from 'drizzle-orm';
import type { MailWriter } from '../../../mail/mail.ts';
import { CONFIRM_PAGE, linkWithToken } from '../pages.ts';
import { scopeInWords } from '../scope-in-words.ts';
import { subscriptions } from '../subscription-tables.ts';
import { createToken } from '../tokens.ts';
import { manageLink } from './subscriber-links.ts';

/** Asks the owner of an address to confirm a subscription. Contains no advertising. */
export function confirmationMail(siteUrl: string): MailWriter {
  return async (queries, { payload }) => {
    const id = Number(payload.subscription);
    const [subscription] = await queries
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.confirmedAt)));
    if (!subscription) return undefined;
    const token = await createToken(queries, 'confirm', [id]);
    return {
      subject: 'Bitte bestätigen Sie Ihr Abo',
      heading: 'Bitte bestätigen Sie Ihr Abo',
      parts: [
        { kind: 'text', text: 'Mit dieser E-Mail-Adresse wurde auf unserer Website ein Abo bestellt:' },
        { kind: 'list', items: await scopeInWords(queries, subscription) },
        { kind: 'text', text: 'Bitte bestätigen Sie das Abo innerhalb von 48 Stunden.' },
        {
          kind: 'link',
          label: 'Zur Bestätigung',
          url: linkWithToken(siteUrl, CONFIRM_PAGE, token),
          look: 'button',
        },
        {
          kind: 'text',
          text: 'Haben Sie nichts bestellt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir Ihnen dazu nichts weiter und löschen die Anfrage nach sieben Tagen.',
        },
      ],
      reason:
        'Sie bekommen diese E-Mail, weil Ihre Adresse in ein Formular unserer Website eingetragen wurde.',
      manage: await manageLink(queries, siteUrl, subscription.address),
    };
  };
}
