import type { FormValues } from '@stadtraum/contracts/forms/contact-form';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kernel/database/database.ts';
import { onlyRow, rowsOf } from '../../kernel/database/rows.ts';
import { addressIdentity } from '../../mail/mail-address.ts';
import { expediteMails, queueMail } from '../../mail/outbox.ts';
import { countForMailbox } from '../intake/mailbox-limit.ts';
import {
  type FormAdmission,
  type MailSchedule,
  scheduleForMailbox,
  scheduleMail,
} from '../intake/pressure.ts';
import { formHash, formReference } from './form-reference.ts';
import { formSubmissions } from './form-tables.ts';
import { RECEIPT_MAIL, receiptKey } from './queue-copies.ts';

/** A form with the same values is a duplicate for this many minutes. */
const DUPLICATE_MINUTES = 10;

export const FORM_MAIL = 'contact-form';
/** Acknowledges a form to its sender. Contains nothing that the sender typed. */
export const ACKNOWLEDGEMENT_MAIL = 'form-acknowledgement';

export interface CheckedForm {
  page: string;
  block: string;
  values: FormValues;
  recipient: string;
  /** The sender's address, if the sender wants a copy. */
  copyTo?: string | undefined;
  /** The sender's address, if the form is acknowledged by email. */
  acknowledgeTo?: string | undefined;
}

/** `too-many`: the sender's address has sent as many forms today as are accepted; nothing is stored. */
export type StoredForm =
  | {
      result: 'stored' | 'delayed' | 'again';
      /** Difficulty of the challenge to offer with the response; 0 for none. */
      difficulty: number;
      /** The same for a form and its duplicates. */
      reference: string;
    }
  | { result: 'too-many' };

/**
 * Stores a form and queues its mails in one transaction. Concurrent duplicates are stored once. A duplicate with a proof of work
 * gets the delayed emails sent immediately.
 *
 * @param perMailbox see `countForMailbox`. Beyond it, a form that is acknowledged is not stored, and a copy is not offered
 */
export async function storeForm(
  queries: Queries,
  { page, block, values, recipient, copyTo, acknowledgeTo }: CheckedForm,
  admission: FormAdmission,
  perMailbox: number,
): Promise<StoredForm> {
  const { hasProof, request } = admission;
  const hash = formHash({ page, block, values });
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [duplicate] = rowsOf<{ id: string }>(
    await queries.execute(sql`
      select id::text as id from form_submissions
      where hash = ${hash} and received_at > now() - make_interval(mins => ${DUPLICATE_MINUTES}) limit 1`),
  );
  const schedule = await scheduleMail(queries, admission);
  if (duplicate) {
    const { id } = duplicate;
    if (hasProof) {
      for (const key of [mailKey(id), receiptKey(id), acknowledgementKey(id)])
        await expediteMails(queries, { key });
    }
    return { result: 'again', difficulty: schedule.difficulty, reference: formReference({ id, hash }) };
  }
  const acknowledged = acknowledgeTo && (await countForMailbox(queries, acknowledgeTo, perMailbox));
  if (acknowledged && acknowledged.outcome === 'full') return { result: 'too-many' };
  const receipt = copyTo && (await countForMailbox(queries, copyTo, perMailbox));
  const stored = await queries
    .insert(formSubmissions)
    .values({ page, block, values, hash, sender: acknowledgeTo && addressIdentity(acknowledgeTo) })
    .returning({ id: formSubmissions.id });
  const { id } = onlyRow(stored);
  let { difficulty } = schedule;
  const queue = async (kind: string, to: string, key: string, { position, ...later }: MailSchedule) => {
    difficulty = Math.max(difficulty, later.difficulty);
    await queueMail(queries, { kind, recipient: to, payload: { submission: id }, key, position, request });
  };
  await queue(FORM_MAIL, recipient, mailKey(id), schedule);
  if (acknowledgeTo && acknowledged) {
    const ownSchedule = scheduleForMailbox(schedule, acknowledged, admission);
    await queue(ACKNOWLEDGEMENT_MAIL, acknowledgeTo, acknowledgementKey(id), ownSchedule);
  }
  if (copyTo && receipt && receipt.outcome !== 'full')
    await queue(RECEIPT_MAIL, copyTo, receiptKey(id), scheduleForMailbox(schedule, receipt, admission));
  const reference = formReference({ id, hash });
  return { result: schedule.position === null ? 'stored' : 'delayed', difficulty, reference };
}

function mailKey(submission: number | string): string {
  return `form:${submission}`;
}

function acknowledgementKey(submission: number | string): string {
  return `acknowledgement:${submission}`;
}
