import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { rowOf } from '../../kernel/database/rows.ts';
import { addressIdentity, mailboxOf } from '../../mail/mail-address.ts';
import { mailboxForms } from './mailbox-tables.ts';

/** Emails to one mailbox in 24 hours before a proof of work is required for the next to be sent immediately. */
const UNPROVEN = 3;
/** The same request is a duplicate for this many minutes. */
const DUPLICATE_MINUTES = 10;

/** How a form counts. `full`: its mailbox has had its share for today, so the email must not be sent. */
export interface MailboxCount {
  outcome: 'new' | 'duplicate' | 'full';
  needsProof: boolean;
}

/**
 * Counts a form whose email goes to an address that anyone may have typed: the one limit for all kinds of such emails, so that no one can
 * fill a stranger's mailbox. Serialises the forms for a mailbox until the transaction ends.
 *
 * @param max emails per mailbox in 24 hours
 * @param scope what a subscription is about; the same scope is a duplicate for ten minutes. @default never a duplicate
 */
export async function countForMailbox(
  queries: Queries,
  address: string,
  max: number,
  scope?: string,
): Promise<MailboxCount> {
  const addressHash = mailboxHash(address);
  const requestHash = scope === undefined ? '' : sha256(`${addressIdentity(address)} ${scope}`);
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`);
  const { duplicates, today } = rowOf<{ duplicates: number; today: number }>(
    await queries.execute(sql`
      select count(*) filter (where request_hash = ${requestHash} and request_hash <> ''
          and at > now() - make_interval(mins => ${DUPLICATE_MINUTES}))::int as duplicates,
        count(*)::int as today
      from subscription_attempts where address_hash = ${addressHash} and at > now() - interval '1 day'`),
  );
  const needsProof = today >= UNPROVEN;
  if (duplicates > 0) return { outcome: 'duplicate', needsProof };
  if (today >= max) return { outcome: 'full', needsProof };
  await queries.insert(mailboxForms).values({ addressHash, requestHash });
  return { outcome: 'new', needsProof };
}

/** How `mailboxForms` stores the mailbox of an address. */
export function mailboxHash(address: string): string {
  return sha256(mailboxOf(address));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
