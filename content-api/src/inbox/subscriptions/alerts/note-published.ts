import { sql } from 'drizzle-orm';
import { ANNOUNCEMENTS } from '../../../announcements/announcements.ts';
import { berlinDay } from '../../../kernel/berlin-time.ts';
import type { Queries } from '../../../kernel/database/database.ts';

/**
 * Notes the records that a load has published, in its transaction. Searches are tested later (see `match-alerts.ts`), because thousands of
 * them would delay the load. The first records of a collection are not news. Announcements have a change log of their own.
 */
export async function notePublished(queries: Queries): Promise<void> {
  await queries.execute(sql`
    insert into published_records (collection, uid, matched_at)
    select r.collection, r.uid,
      case when exists (select from published_records p where p.collection = r.collection) then null else now() end
    from records r join collections c on c.name = r.collection
    where c.definition ? 'savedSearch' and r.collection <> ${ANNOUNCEMENTS}
      and (r.hidden_from is null or r.hidden_from > ${berlinDay(new Date())}::date)
    on conflict do nothing`);
}
