import { announcement, type TestSite } from './test-site.ts';

/** Cost of an announcement to ten thousand subscribers. */
export interface AnnouncementCost {
  /** Time to queue all emails; CPU time of the content API if that is less, as on a busy machine. */
  queueMs: number;
  /** Memory of the process before the announcement, in bytes. */
  memoryBefore: number;
}

/**
 * Adds 10,000 confirmed subscriptions to the subject Elektro (`a1@bau.example` …), and publishes an announcement for them.
 *
 * @param uid a uid that no announcement has yet
 */
export async function announceToTenThousand(site: TestSite, uid: number): Promise<AnnouncementCost> {
  const publish = (...uids: number[]) => {
    const others = uids.map((other) => announcement(other, { subjects: ['Elektro'] }));
    site.files.write('collections/announcements/records.json', [announcement(401), ...others]);
    return site.post('/load');
  };
  // A first load enlarges the heap, whether or not anyone is notified.
  await publish(uid + 1000);
  await site.sql(`insert into subscriptions
    (email, address, company, analytics, scope, announcement, subjects, consent_text, form_url, confirmed_at)
    select 'a' || n || '@bau.example', 'a' || n || '@bau.example', '', false, 'subjects:Elektro', 0, '{Elektro}', '2026-11', 'x', now()
    from generate_series(1, 10000) n`);
  const before = await usageOf(site);
  const start = performance.now();
  await publish(uid + 1000, uid);
  const elapsedMs = performance.now() - start;
  const { cpuMs } = await usageOf(site);
  return { queueMs: Math.min(elapsedMs, cpuMs - before.cpuMs), memoryBefore: before.memory };
}

/**
 * Adds 10,000 confirmed subscribers of the subject Maler (`m1@maler.example` …): 4000 by subject and by search, 3000 by subject with
 * a daily or weekly digest, and 3000 by a search of their own.
 */
export async function subscribeTenThousand(site: TestSite): Promise<void> {
  const add = (first: number, last: number, values: string) =>
    site.sql(`insert into subscriptions (email, address, company, analytics, announcement, consent_text, form_url, confirmed_at,
      scope, subjects, search, frequency)
      select 'm' || n || '@maler.example', 'm' || n || '@maler.example', '', false, 0, '2026-11', 'x', now(), ${values}
      from generate_series(${first}, ${last}) n`);
  const bySubject = `'subjects:Maler', '{Maler}'::text[], null::jsonb`;
  const bySearch = `'search:' || n % 7000, '{}'::text[], jsonb_build_object('collection', 'announcements', 'filter',
    jsonb_build_object('gewerk', 'Maler', 'ausfristvon', to_char(date '2027-01-01' + n % 7000, 'DD.MM.YYYY')))`;
  await add(1, 4000, `${bySubject}, 'instant'`);
  await add(1, 4000, `${bySearch.replaceAll('7000', '1000')}, 'daily'`);
  await add(4001, 7000, `${bySubject}, case when n % 2 = 0 then 'daily' else 'weekly' end`);
  await add(7001, 10_000, `${bySearch.replaceAll('7000', '10000')}, 'instant'`);
}

/** Resident memory of the content API's process in bytes. */
export async function memoryOf(site: TestSite): Promise<number> {
  return (await usageOf(site)).memory;
}

function usageOf(site: TestSite): Promise<{ memory: number; cpuMs: number }> {
  return site.post('/usage');
}
