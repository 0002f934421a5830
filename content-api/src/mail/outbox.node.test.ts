import { setTimeout as delay } from 'node:timers/promises';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { freePort } from '../testing/processes.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { announceToTenThousand, memoryOf } from '../testing/ten-thousand-subscribers.ts';
import { formFields, openTestSite, type TestSite } from '../testing/test-site.ts';

const VALID = { name: 'Eva', email: 'eva@haus.example', nachricht: 'Hallo', datenschutz: 'ja' };

interface Row {
  state: string;
  attempts: number;
  error: string | null;
  seconds: number;
}

const ROWS = `select state, attempts, last_error as error, extract(epoch from due_at - now())::float as seconds
  from mails order by created_at, id`;

/** Waits until the condition holds, for at most a minute. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await holds()); waitedMs += 50) {
    if (waitedMs > 60_000) throw new Error('the condition did not hold within a minute');
    await delay(50);
  }
}

describeOnBothDatabases('the outbox', (newDatabase) => {
  let site: TestSite;
  let smtp: TestSmtp;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    smtp = await startSmtp(port);
    site = await openTestSite({ ...(await newDatabase()), SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await site?.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await site.sql('delete from mails');
    smtp.mails.length = 0;
  });

  const send = (name: string) => site.submit('/kontakt', formFields({ ...VALID, name }));
  const first = async () => (await site.sql<Row>(ROWS))[0];
  /** Makes waiting emails due immediately. */
  const makeDue = async () => {
    await site.sql('update mails set due_at = now()');
    await site.post('/operation', { name: 'retry', parameters: [] });
  };
  const listed = () =>
    site.post<Record<'waiting' | 'dead', Record<string, unknown>[]>>('/operation', {
      name: 'mails',
      parameters: [],
    });

  it('[F24] retries after a temporary rejection, and after a lost reply, with the same Message-ID', async () => {
    smtp.failWith = { code: 451, times: 1 };
    expect((await send('Später')).response).toMatchObject({ body: { status: 'success' } });
    await until(async () => (await first())?.error !== null);
    const row = await first();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('451') });
    expect(row?.seconds).toBeGreaterThan(40);
    expect(row?.seconds).toBeLessThan(80);

    smtp.dropReplies = 1;
    await makeDue();
    await until(
      async () => (await first())?.attempts === 2 && (await first())?.error?.includes('451') === false,
    );
    await makeDue();
    await until(async () => (await first())?.state === 'sent');
    const ids = smtp.mails.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('[F24] waits while the mail server is down', async () => {
    await smtp.close();
    await send('Weg');
    await until(async () => (await first())?.error !== null);
    expect((await first())?.state).toBe('waiting');
    smtp = await startSmtp(port);
    await makeDue();
    await until(async () => (await first())?.state === 'sent');
  });

  it('[F24] gives up on permanently rejected emails, which commands can list and retry', async () => {
    smtp.failWith = { code: 550, times: 1 };
    await send('Nie');
    await until(async () => (await first())?.state === 'dead');
    const { dead, waiting } = await listed();
    expect(waiting).toEqual([]);
    expect(dead).toEqual([
      expect.objectContaining({
        kind: 'contact-form',
        attempts: 1,
        reason: expect.stringContaining('550'),
      }),
    ]);
    const retry = { name: 'retry', parameters: [String(dead[0]?.id)] };
    expect(await site.post('/operation', { ...retry, parameters: ['x'] })).toEqual({ retried: 0 });
    expect(await site.post('/operation', retry)).toEqual({ retried: 1 });
    await until(async () => (await first())?.state === 'sent');
  });

  it('[F26] sends an email that was scheduled far ahead before the clock was set back', async () => {
    smtp.failWith = { code: 451, times: 1 };
    await send('Uhr');
    await until(async () => (await first())?.attempts === 1 && (await first())?.error !== null);
    await site.sql(
      `update mails set due_at = now() + interval '3 days', claimed_until = now() + interval '3 days'`,
    );
    await until(async () => (await first())?.state === 'sent');
  });

  it('[F24] stops while the mail server refuses the site, says why, and sends everything once it accepts emails', async () => {
    const stopped = async () =>
      /^content_api_mails_stopped (\d)$/m.exec(await (await site.get('/metrics')).text())?.[1];
    const refusals = [
      { code: 553, text: '5.1.8 sender rejected', after: 'MAIL FROM' },
      { code: 554, text: 'rate limit exceeded', after: 'DATA' },
    ] as const;
    for (const [index, refusal] of refusals.entries()) {
      smtp.failWith = { ...refusal, times: 1000 };
      await send(`Erste ${index}`);
      await until(async () => (await stopped()) === '1');
      for (const name of ['Zweite', 'Dritte']) await send(`${name} ${index}`);
      const reason = `the mail server accepts nothing: .*${refusal.code} ${refusal.text}`;
      expect(await listed()).toMatchObject({
        dead: [],
        waiting: [
          { mails: 1, reason: expect.stringMatching(reason) },
          { mails: 2, reason: null, isDelayed: false },
        ],
      });
      // One more refusal, of an email that has not been tried.
      smtp.failWith = { ...refusal, times: 1 };
      await site.post('/operation', { name: 'retry', parameters: [] });
      await until(
        async () => (await listed()).waiting.length === 2 && (await listed()).waiting[0]?.mails === 2,
      );
      await site.post('/operation', { name: 'retry', parameters: [] });
      await until(async () => (await site.sql("select 1 from mails where state <> 'sent'")).length === 0);
      expect(await stopped()).toBe('0');
      await site.sql('delete from mails');
    }
    expect([...smtp.names]).toEqual(['site.example']);
  });

  it('exports everything stored about an address, and erases it', async () => {
    await send('Auskunft');
    await site.subscribe({ email: 'eva@haus.example', terms: '1', announcement: '401' });
    const operate = (name: string) =>
      site.post<Record<string, unknown[]>>('/operation', { name, parameters: ['EVA@haus.example'] });
    const { subscriptions, requests, mails, forms } = await operate('export');
    expect(subscriptions).toMatchObject([{ email: 'eva@haus.example', consentText: '2026-11' }]);
    expect([requests?.length, mails?.length, (forms?.length ?? 0) > 0]).toEqual([1, 1, true]);
    await operate('erase');
    expect(await operate('export')).toEqual({
      ...{ subscriptions: [], requests: [], mails: [], forms: [], files: [], digests: [], alerts: [] },
    });
    expect(JSON.stringify(await site.sql('select * from mails'))).not.toContain('eva@haus.example');
    await expect(site.post('/operation', { name: 'erase', parameters: [] })).rejects.toThrow(
      'COMMAND_REFUSED',
    );
    await expect(site.post('/operation', { name: 'toString', parameters: [] })).rejects.toThrow(
      'COMMAND_REFUSED',
    );
  });

  it('exports and erases an address with an umlaut in every spelling, and subscribes it once, also where earlier versions stored it', async () => {
    const spellings = [
      'Bücher.example',
      'bu\u0308cher.example',
      'xn--bcher-kva.example',
      'BÜCHER.example',
    ].map((domain) => `Ute@${domain}`);
    await site.sql(`insert into subscriptions
        (email, address, company, analytics, scope, announcement, subjects, consent_text, form_url, confirmed_at)
        select 'Ute@Bücher.example', 'ute@bücher.example', '', false, scope, announcement, '{}', '2026-11', 'x', confirmed
        from (values ('announcement:401', 401, now()), ('announcement:405', 405, null)) v (scope, announcement, confirmed)`);
    await site.sql(
      `insert into mails (kind, recipient, payload, due_at) values ('form-copy', 'Ute@bücher.example', '{}', now() + interval '1 hour')`,
    );
    await site.sql(`insert into form_submissions (page, block, "values", hash, sender)
        values ('/kontakt', 'f', '{"email": "ute@Bücher.example"}', 'h', 'ute@bücher.example')`);
    await site.post('/retention', {});
    for (const email of spellings) {
      const { response } = await site.submit('/kontakt', formFields({ ...VALID, email, name: 'Ute' }));
      expect(response).toMatchObject({ body: { status: 'success' } });
      await site.subscribe({ email, terms: '1', announcement: '401' });
    }
    const operate = (name: string, address = '') =>
      site.post<Record<string, unknown[]>>('/operation', { name, parameters: [address] });
    for (const address of spellings) {
      const { subscriptions, requests, forms, mails } = await operate('export', address);
      expect(subscriptions).toMatchObject([
        { address: 'ute@xn--bcher-kva.example', announcement: 401, confirmedAt: expect.any(String) },
        { address: 'ute@xn--bcher-kva.example', announcement: 405, confirmedAt: null },
      ]);
      expect([requests?.length, forms?.length]).toEqual([1, 5]);
      expect(mails?.map((mail) => (mail as { kind: string }).kind).sort()).toEqual([
        'form-copy',
        'subscription-existing',
      ]);
    }
    await until(async () => smtp.mailsTo('Ute@bücher.example').length === 1);
    await operate('erase', spellings[1]);
    expect(Object.values(await operate('export', spellings[0])).flat()).toEqual([]);
    expect(await site.sql('select 1 from subscriptions')).toEqual([]);
  });

  it('[R7.1-3] queues 10,000 emails about one change in less than five seconds, with little memory @full', async () => {
    const { queueMs, memoryBefore } = await announceToTenThousand(site, 405);
    expect(queueMs).toBeLessThan(5000);
    const [row] = await site.sql<{ n: number }>(
      "select count(*)::int as n from mails where kind = 'announcement-change'",
    );
    expect(row?.n).toBe(10_000);
    // In MiB; the texts of 10,000 emails would take about 60.
    expect(((await memoryOf(site)) - memoryBefore) / 2 ** 20).toBeLessThan(40);
    await site.sql('delete from mails');
    await site.sql('delete from subscriptions');
  });
});
