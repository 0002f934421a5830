import { and, arrayOverlaps, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import type { Queries } from '../../kernel/database/database.ts';
import type { SavedSearches } from './saved-searches.ts';
import { subscriptions } from './subscription-tables.ts';

export const CHANGE_MAIL = 'announcement-change';

/** An entry in the change log. */
interface Change {
  id: number;
  /** The announcement's uid. */
  uid: number;
  /** The announcement after the change. */
  shown: Record<string, unknown>;
  /** Whether the announcement is as it was before an earlier change. */
  isReturn: boolean;
}

/**
 * Queues an email about a change to every subscriber of the announcement, of one of its subjects or of a search that finds it.
 * Subscribers whose covering subscriptions are all daily or weekly get the change in their next digest instead, so that each address
 * gets each change once. A return to an earlier state, such as that of outdated files, causes no email.
 */
export async function queueChangeMails(
  queries: Queries,
  { id, uid, shown, isReturn }: Change,
  searches: SavedSearches,
): Promise<void> {
  if (isReturn) return;
  const found = await foundBy(queries, uid, searches);
  // A single statement, even for ten thousand emails; each email's text is written when it is sent.
  await queries.execute(sql`
    with covering as (
      select id, address, email, frequency from ${subscriptions} where ${covers(uid, subjectsOf(shown), found)}
    ), instant as (
      select distinct address from covering where frequency = 'instant'
    ), later as (
      insert into subscription_digests (subscription, change)
      select id, ${id}::bigint from covering where address not in (select address from instant)
      on conflict do nothing
    )
    insert into mails (kind, recipient, payload, key)
    select ${CHANGE_MAIL}, (array_agg(email order by id))[1],
      jsonb_build_object('change', ${id}::bigint, 'subscriptions', jsonb_agg(id order by id)),
      'change:' || ${id}::text || ':' || address
    from covering where address in (select address from instant) group by address
    on conflict do nothing`);
}

/** The scopes of the saved searches that find an announcement. */
async function foundBy(queries: Queries, uid: number, searches: SavedSearches): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ scope: subscriptions.scope, search: subscriptions.search })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.search), isNotNull(subscriptions.confirmedAt)));
  const saved = rows.flatMap(({ scope, search }) =>
    search?.collection === ANNOUNCEMENTS ? [{ scope, search }] : [],
  );
  if (saved.length === 0) return [];
  return (await searches.matching(queries, [uid], saved)).map(({ scope }) => scope);
}

function covers(uid: number, subjects: string[], scopes: string[]) {
  return and(
    isNotNull(subscriptions.confirmedAt),
    or(
      eq(subscriptions.announcement, uid),
      subjects.length > 0 ? arrayOverlaps(subscriptions.subjects, subjects) : undefined,
      scopes.length > 0 ? inArray(subscriptions.scope, scopes) : undefined,
    ),
  );
}

function subjectsOf({ subjects }: Record<string, unknown>): string[] {
  return Array.isArray(subjects) ? subjects.map(String) : [];
}
