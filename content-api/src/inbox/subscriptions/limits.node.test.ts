import { setTimeout as delay } from 'node:timers/promises';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import type { Environment } from '../../testing/processes.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import {
  announceToTenThousand,
  memoryOf,
  subscribeTenThousand,
} from '../../testing/ten-thousand-subscribers.ts';
import { announcement, openTestSite, type SubmitOptions, type TestSite } from '../../testing/test-site.ts';

const LIMITS = { SUBMISSIONS_PER_NETWORK: '6', SUBMISSIONS_PER_ADDRESS: '2', SUBMISSIONS_PER_HOUR: '9' };
const TOO_MANY = 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.';

describeOnBothDatabases('the subscription service under load', (newDatabase) => {
  let smtp: TestSmtp;
  let site: TestSite;
  let environment: Environment;
  beforeAll(async () => {
    smtp = await startSmtp();
    environment = { ...(await newDatabase()), ...LIMITS, SMTP_URL: smtp.url };
    site = await openTestSite(environment);
  });
  afterAll(async () => {
    await site?.close();
    await smtp.close();
  });
  beforeEach(() => site.sql('delete from subscription_attempts'));

  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `198.51.100.${networks}`;
  };
  const request = async (email: string, subjects: string, options?: SubmitOptions) => {
    const { response } = await site.subscribe(
      { email, terms: '1', 'subjects-concat': subjects },
      { network: newNetwork(), ...options },
    );
    return (response as { body?: { status: string; errors: { message: string }[] } }).body;
  };
  const rejected = { status: 'rejected', errors: [{ field: 'input-email', message: TOO_MANY }] };

  it('[R5.1-2] [SE3] rejects a network after ten times its share of mistakes, but no other network @full', async () => {
    for (const network of ['203.0.113.7', '2001:db8:1:2']) {
      const statuses = [];
      for (let number = 1; number <= 62; number += 1) {
        statuses.push((await request('keine-adresse', 'Dach', { network }))?.status);
      }
      expect(statuses).toEqual([...Array(60).fill('error'), 'rejected', 'rejected']);
    }
    expect((await request('keine-adresse', 'Dach', { network: '2001:db8:1:3' }))?.status).toBe('error');
  });

  it('[R5.1-2] rejects an address, in any spelling, after its requests for one day @full', async () => {
    expect((await request('viel@bau.example', 'Dach'))?.status).toBe('success');
    expect((await request('VIEL@bau.example', 'Maler'))?.status).toBe('success');
    // A duplicate does not count as a second request.
    expect((await request('viel@bau.example', 'Dach'))?.status).toBe('success');
    expect(await request('Viel@Bau.example', 'Elektro')).toMatchObject(rejected);
    expect((await request('anders@bau.example', 'Elektro'))?.status).toBe('success');
    await site.sql(`update subscription_attempts set at = at - interval '25 hours'`);
    expect((await request('viel@bau.example', 'Elektro'))?.status).toBe('success');
  });

  it('[SE2] [P18] still accepts requests, with the same challenge for subscribed and unknown addresses @full', async () => {
    for (let number = 1; number <= 9; number += 1) {
      expect((await request(`alle-${number}@bau.example`, 'Dach'))?.status).toBe('success');
    }
    await site.sql(`update subscriptions set confirmed_at = now() where address = 'alle-1@bau.example'`);
    const responses = [
      await request('alle-1@bau.example', 'Maler'),
      await request('neu@bau.example', 'Maler'),
    ];
    const challenge = expect.objectContaining({ maxnumber: 50_000 });
    const delayed = { status: 'success', aid: 0, errors: [], challenge };
    expect(responses).toEqual([delayed, delayed]);
    expect(await site.sql('select 1 from mails where turn = 1')).toHaveLength(2);
  });

  it('[R7.1-3] [F25] notifies each of 10,000 subscribers of a change once, although the server is killed @full', async () => {
    const start = performance.now();
    const { queueMs, memoryBefore } = await announceToTenThousand(site, 406);
    expect(queueMs).toBeLessThan(60_000);
    let peak = memoryBefore;
    let kills = 0;
    const notified = () => smtp.mails.filter(({ recipient }) => /^a\d+@/.test(recipient));
    for (let sent = 0; sent < 10_000; sent = new Set(notified().map(({ recipient }) => recipient)).size) {
      await delay(200);
      if (sent > 2000 * (kills + 1) && kills < 2) {
        kills += 1;
        await site.kill();
        site = await openTestSite(environment, site.files);
        // Releases the claims of the killed process now, instead of waiting for them to expire.
        await site.sql('update mails set claimed_until = null');
      }
      peak = Math.max(peak, await memoryOf(site));
    }
    const ids = new Map<string, Set<string | undefined>>();
    for (const { recipient, headers } of notified()) {
      ids.set(recipient, (ids.get(recipient) ?? new Set()).add(headers['message-id']));
    }
    expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(kills).toBe(2);
    // In MiB.
    expect((peak - memoryBefore) / 2 ** 20).toBeLessThan(100);
    process.stdout.write(
      `10,000 mails: queued in ${Math.round(queueMs)} ms, sent in ${Math.round((performance.now() - start) / 1000)} s with ${kills} kills, ` +
        `${notified().length} arrived, memory grew by ${Math.round((peak - memoryBefore) / 2 ** 20)} MiB\n`,
    );
  }, 900_000);

  it('[P38] [R7.1-3] queues a change within 60 s, and once, for 10,000 subscribers by subject, search and frequency @full', async () => {
    await subscribeTenThousand(site);
    site.files.write('collections/announcements/records.json', [
      announcement(401),
      announcement(408, { subjects: ['Maler'] }),
    ]);
    const start = performance.now();
    await site.post('/load');
    const queueMs = performance.now() - start;
    await site.sql(`update subscription_digests set at = at - interval '8 days'`);
    const digestStart = performance.now();
    expect(await site.post('/digests')).toEqual({ queued: 3000 });
    const digestMs = performance.now() - digestStart;
    expect(await site.post('/digests')).toEqual({ queued: 0 });
    const [counts] =
      await site.sql(`select count(*)::int as mails, count(distinct recipient)::int as recipients
        from mails where recipient like 'm%@maler.example'`);
    expect(counts).toEqual({ mails: 10_000, recipients: 10_000 });
    expect(queueMs).toBeLessThan(60_000);
    expect(digestMs).toBeLessThan(60_000);
    process.stdout.write(
      `10,000 subscribers with 4000 searches: ${Math.round(queueMs)} ms, 3000 digests: ${Math.round(digestMs)} ms\n`,
    );
  }, 300_000);
});
