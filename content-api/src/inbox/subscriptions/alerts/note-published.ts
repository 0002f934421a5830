import { sql } from 'drizzle-orm';
import { ANNOUNCEMENTS } from '../../../announcements/announcements.ts';
import { berlinDay } from '../../../kernel/berlin-time.ts';
import type { Queries } from '../../../kernel/database/database.ts';

/**
 * Notes the records that a load has published or changed, in its transaction. Searches are tested later (see `match-alerts.ts`), because
 * thousands of them would delay the load. The first records of a collection are not news. Announcements have a change log of their own.
 *
 * @param options.isNews if false, no search is tested
 */
export async function notePublished(queries: Queries, { isNews }: { isNews: boolean }): Promise<void> {
  await queries.execute(sql`
    insert into published_records as p (collection, uid, matched_at, versions)
    select r.collection, r.uid,
      case when ${isNews} and exists (select from published_records p where p.collection = r.collection) then null else now() end,
      jsonb_build_array(v.version)
    from records r join collections c on c.name = r.collection,
      lateral (select jsonb_build_object('uid', r.uid, 'search', r.search, 'terms', r.terms, 'numbers', r.numbers) as version) v
    where c.definition ? 'savedSearch' and r.collection <> ${ANNOUNCEMENTS}
      and (r.hidden_from is null or r.hidden_from > ${berlinDay(new Date())}::date)
      and not exists (select from published_records p, jsonb_array_elements(p.versions) known
        where p.collection = r.collection and p.uid = r.uid and known = v.version)
    on conflict (collection, uid) do update set
      matched_at = case when p.versions = '[]' or not ${isNews} then p.matched_at end,
      versions = case when p.matched_at is null then p.versions - -1 else p.versions end || excluded.versions`);
}
