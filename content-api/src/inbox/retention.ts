import { sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';

/**
 * Deletes data that is no longer needed: unconfirmed addresses, finished emails and what they alerted to after 7 days, subscriptions to a single
 * announcement 14 days after it was awarded or cancelled, dead letters after 30, subscription requests after one day, contact forms
 * after 90 days.
 */
export async function deleteExpiredData(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from subscriptions where confirmed_at is null and requested_at < now() - interval '7 days'`);
  // The last email, which may be a weekly digest, is sent before.
  await queries.execute(sql`
    delete from subscriptions using announcement_states state
    where announcement = state.uid and (state.shown @> '{"awarded": true}' or state.shown @> '{"cancelled": true}')
      and (select max(at) from announcement_changes where uid = state.uid) < now() - interval '14 days'`);
  await queries.execute(sql`delete from subscription_tokens where expires_at < now() - interval '7 days'`);
  await queries.execute(sql`delete from subscription_alerts where queued_at < now() - interval '7 days'`);
  await queries.execute(sql`delete from subscription_attempts where at < now() - interval '1 day'`);
  await queries.execute(sql`
    delete from mails where finished_at < now() - case state when 'dead' then interval '30 days' else interval '7 days' end`);
  await queries.execute(sql`delete from form_submissions where received_at < now() - interval '90 days'`);
}
