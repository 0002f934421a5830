import { announcement, type TestSite } from './test-site.ts';

/** Cost of an announcement to ten thousand subscribers. */
export interface AnnouncementCost {
  /** Time to queue all emails. */
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
  await site.sql(`insert into subscriptions
    (email, address, company, analytics, scope, announcement, subjects, consent_text, form_url, confirmed_at)
    select 'a' || n || '@bau.example', 'a' || n || '@bau.example', '', false, 'subjects:Elektro', 0, '{Elektro}', '2026-11', 'x', now()
    from generate_series(1, 10000) n`);
  site.files.write('collections/announcements/records.json', [
    announcement(401),
    announcement(uid, { subjects: ['Elektro'] }),
  ]);
  const memoryBefore = await memoryOf(site);
  const start = performance.now();
  await site.post('/load');
  return { queueMs: performance.now() - start, memoryBefore };
}

/** Resident memory of the content API's process in bytes. */
export async function memoryOf(site: TestSite): Promise<number> {
  return (await site.post<{ rss: number }>('/memory')).rss;
}
