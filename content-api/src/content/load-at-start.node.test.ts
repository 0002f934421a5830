import { setTimeout as delay } from 'node:timers/promises';
import { berlinDay } from '../kernel/berlin-time.ts';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import type { ContentFiles } from '../testing/content-files.ts';
import { addOffers, offer } from '../testing/offers-to-find.ts';
import { announcement, openTestSite, siteWithForms, type TestSite } from '../testing/test-site.ts';

const ANNOUNCEMENTS = 'collections/announcements/records.json';
const DAY_MS = 86_400_000;

/** Sets the clock of a process to the day before. */
const YESTERDAY = `--import data:text/javascript,${encodeURIComponent(`
  const now = Date.now.bind(Date);
  globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
    static now() { return now() - ${DAY_MS}; }
  };`)}`;

describeOnBothDatabases('a start on stored content', (newDatabase) => {
  const outdated = siteWithOffer([announcement(401)]);
  const current = siteWithOffer([announcement(401, { deadline: '2099-12-08' }), announcement(402)]);
  let environment: Record<string, string>;
  let site: TestSite;

  const start = async (files: ContentFiles, settings = {}) => {
    site = await openTestSite({ ...environment, ...settings }, files);
  };
  const restart = async (files: ContentFiles) => {
    await site.close();
    await start(files);
  };
  const recordOn = async (path: string) => {
    const page = (await (await site.get(`/page?path=${path}`)).json()) as {
      regions: { main?: { content: { record?: Record<string, unknown> } }[] };
    };
    return page.regions.main?.[0]?.content.record;
  };
  const mails = (to: string) =>
    site.sql<{ recipient: string }>(`select recipient from mails where recipient like '%@${to}.example'`);
  const differing = async () => {
    const status = await site.post('/operation', { name: 'status', parameters: [] });
    return (status as { data: { files: { differing: string[] } } }).data.files.differing;
  };
  /** A slow machine compares the files for longer than a scrape waits. */
  const untilMetric = async (differing: number) => {
    const line = `\ncontent_api_content_files_differing ${differing}\n`;
    while (!(await (await site.get('/metrics')).text()).includes(line)) await delay(50);
  };

  beforeAll(async () => {
    environment = await newDatabase();
    await start(outdated, { NODE_OPTIONS: YESTERDAY });
    const subscribe = (email: string, row: string) =>
      site.sql(`insert into subscriptions (email, address, company, analytics, subjects, consent_text, form_url, confirmed_at,
          announcement, scope, frequency, search) values ('${email}', '${email}', '', false, '{}', '2026-11', 'x', now(), ${row})`);
    await subscribe('sofort@bau.example', `401, 'announcement:401', 'instant', null`);
    await subscribe('taeglich@bau.example', `401, 'announcement:401', 'daily', null`);
    const search = { collection: 'offers', filter: { freevon: berlinDay(new Date(), 10) } };
    await subscribe('eva@suche.example', `0, 'search:x', 'instant', '${JSON.stringify(search)}'`);
  });
  afterAll(() => site.close());

  it('resolves relative dates again on another day, and sends no email about them @full', async () => {
    expect(await recordOn('/angebote/wohnung-1')).toMatchObject({ free: berlinDay(new Date(), 9) });
    await restart(outdated);
    expect(await recordOn('/angebote/wohnung-1')).toMatchObject({ free: berlinDay(new Date(), 10) });
    await site.post('/alerts');
    expect([...(await mails('suche')), ...(await mails('bau'))]).toEqual([]);
    expect(await differing()).toEqual([]);
  });

  it('changes nothing that is live if the files differ, and names what differs', async () => {
    const before = await (await site.get('/revision')).json();
    await restart(current);
    expect(await (await site.get('/revision')).json()).toEqual(before);
    expect(await recordOn('/ausschreibungen/dach-401')).toMatchObject({ deadline: '2099-12-01' });
    expect((await site.get('/page?path=/ausschreibungen/dach-402')).status).toBe(404);
    expect(await mails('bau')).toEqual([]);
    expect(await differing()).toEqual([`${ANNOUNCEMENTS}#401`, `${ANNOUNCEMENTS}#402`]);
    await untilMetric(2);
  });

  it('[R7.1-3] causes one email about what is loaded then, and none about a return to an earlier state', async () => {
    expect(await site.post('/load')).toMatchObject({ changed: true });
    await untilMetric(0);
    expect(await mails('bau')).toEqual([{ recipient: 'sofort@bau.example' }]);

    site.files.write(ANNOUNCEMENTS, [announcement(401)]);
    expect(await site.post('/load')).toMatchObject({ changed: true });
    expect(await recordOn('/ausschreibungen/dach-401')).toMatchObject({ deadline: '2099-12-01' });
    // What waits for a digest is not true any more.
    await site.sql(`update subscription_digests set at = now() - interval '2 days'`);
    expect(await site.post('/digests')).toEqual({ queued: 1 });
    const digest = `select state from mails where kind = 'announcement-digest' and state <> 'waiting'`;
    while ((await site.sql(digest)).length === 0) await delay(20);
    expect(await site.sql(digest)).toEqual([{ state: 'void' }]);

    site.files.write(ANNOUNCEMENTS, [announcement(401, { deadline: '2099-12-08' })]);
    expect(await site.post('/load')).toMatchObject({ changed: true });
    expect(await mails('bau')).toHaveLength(2);
    expect(await site.sql('select 1 from subscription_digests')).toEqual([]);
  });
});

function siteWithOffer(announcements: unknown[]): ContentFiles {
  const files = siteWithForms();
  addOffers(files, [offer(1, { free: { daysFromToday: 10 } })]);
  files.write(ANNOUNCEMENTS, announcements);
  return files;
}
