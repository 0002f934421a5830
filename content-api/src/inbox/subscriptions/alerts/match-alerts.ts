import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../kernel/database/database.ts';
import type { SavedSearch, SavedSearches } from '../saved-searches.ts';
import { publishedRecords, subscriptions } from '../subscription-tables.ts';

/** Searches that are tested in one transaction: others can use an embedded database between two. */
const SEARCHES = 200;
/** Subscribers whose alerts are stored in one transaction. */
const SUBSCRIBERS = 500;
/** New records that are tested at once. */
const RECORDS = 200;

/**
 * Tests new and changed records against all confirmed saved searches. A search that has found an earlier version of a record does not find
 * it again, so a change is news only to searches that it makes the record fit, such as a lower rent. Emails about a record are queued only
 * after all searches have been tested (see `queue-alerts.ts`), so an address with several searches gets one. Running it again, or in
 * several processes at once, changes nothing.
 *
 * @returns whether there were new records
 */
export async function matchAlerts(database: Database, searches: SavedSearches): Promise<boolean> {
  const fresh = await database.read((queries) =>
    queries
      .select({
        collection: publishedRecords.collection,
        uid: publishedRecords.uid,
        versions: publishedRecords.versions,
      })
      .from(publishedRecords)
      .where(isNull(publishedRecords.matchedAt))
      .orderBy(asc(publishedRecords.collection), asc(publishedRecords.uid))
      .limit(RECORDS),
  );
  if (fresh.length === 0) return false;
  const saved = await database.read(confirmedSearches);
  for (const [collection, tested] of byCollection(fresh)) {
    const uids = tested.map(({ uid }) => uid);
    const earlier = tested.flatMap(({ versions }) => versions.slice(0, -1));
    const ofCollection = saved.filter(({ search }) => search.collection === collection);
    for (let start = 0; start < ofCollection.length; start += SEARCHES) {
      const batch = ofCollection.slice(start, start + SEARCHES);
      const matches = await database.read((queries) => searches.matching(queries, uids, batch, earlier));
      if (matches.length > 0) await storeAlerts(database, collection, matches);
    }
    // Thousands of rows are new; without statistics the joins of `queueAlerts` take minutes.
    await database.write((queries) => queries.execute(sql`analyze subscriptions, subscription_alerts`));
    // A record that a load has changed in the meantime is tested again.
    await database.change((queries) =>
      queries.execute(sql`
        update published_records p set matched_at = now()
        from jsonb_to_recordset(${JSON.stringify(tested)}::jsonb) as tested(uid integer, versions jsonb)
        where p.collection = ${collection} and p.uid = tested.uid and p.versions = tested.versions`),
    );
  }
  return true;
}

/** Each search once, however many subscribers have saved it. */
async function confirmedSearches(queries: Queries): Promise<{ scope: string; search: SavedSearch }[]> {
  const rows = await queries
    .selectDistinct({ scope: subscriptions.scope, search: subscriptions.search })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.search), isNotNull(subscriptions.confirmedAt)));
  return rows.flatMap(({ scope, search }) => (search ? [{ scope, search }] : []));
}

function byCollection<Row extends { collection: string }>(found: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of found) groups.set(row.collection, [...(groups.get(row.collection) ?? []), row]);
  return groups;
}

/** Thousands of subscribers may have saved the same search. */
async function storeAlerts(
  database: Database,
  collection: string,
  matches: readonly { scope: string; uid: number }[],
): Promise<void> {
  const subscribers = await database.read((queries) =>
    queries
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.scope, [...new Set(matches.map(({ scope }) => scope))]),
          isNotNull(subscriptions.confirmedAt),
        ),
      ),
  );
  for (let start = 0; start < subscribers.length; start += SUBSCRIBERS) {
    const ids = subscribers.slice(start, start + SUBSCRIBERS).map(({ id }) => id);
    await database.write((queries) =>
      queries.execute(sql`
        insert into subscription_alerts (subscription, collection, uid)
        select s.id, ${collection}, m.uid
        from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m(scope text, uid integer)
          join subscriptions s on s.scope = m.scope and s.id in ${ids}
        on conflict do nothing`),
    );
  }
}
