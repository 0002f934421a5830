import { setTimeout as delay } from 'node:timers/promises';
import { type Challenge, challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import type { Environment } from '../testing/processes.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { solve } from '../testing/solve-challenge.ts';
import {
  anyReference,
  formFields,
  openTestSite,
  type SubmitOptions,
  type TestSite,
} from '../testing/test-site.ts';

const VALID = { email: 'eva@haus.example', nachricht: 'Hallo', datenschutz: 'ja' };

describeOnBothDatabases('a form under pressure', (newDatabase) => {
  let smtp: TestSmtp;
  let site: TestSite;
  const start = async (limits: Environment) => {
    smtp = await startSmtp();
    site = await openTestSite({ ...(await newDatabase()), SMTP_URL: smtp.url, ...limits });
  };
  afterEach(async () => {
    await site?.close();
    await smtp?.close();
  });

  const send = async (name: string, fields = {}, options: SubmitOptions = {}) => {
    const { response } = await site.submit('/kontakt', formFields({ ...VALID, name, ...fields }), options);
    return response as {
      kind: string;
      status: number;
      body?: { status: string; errors?: { message: string }[] };
    };
  };
  const stored = async () => (await site.sql('select 1 from form_submissions')).length;
  const mailsFor = (name: string) =>
    smtp.mails.filter(({ text }) => new RegExp(`^Name: ${name}\\r?$`, 'm').test(text));
  const waitUntilMailed = async (name: string, makeDue: () => Promise<unknown> = async () => {}) => {
    for (let waitedMs = 0; mailsFor(name).length === 0; waitedMs += 20) {
      if (waitedMs > 40_000) throw new Error(`no mail about ${name}`);
      if (waitedMs % 500 === 0) await makeDue();
      await delay(20);
    }
  };

  it('[SE2] [P29] is mailed immediately with a proof of work, even while 18 networks send as much as they can @full', async () => {
    await start({ SUBMISSIONS_PER_HOUR: '30', SUBMISSIONS_PER_NETWORK: '5' });
    const flood = Array.from({ length: 18 * 3 }, (_, index) => index);
    for (const index of flood) {
      const { body } = await send(`Flut ${index}`, {}, { network: `203.0.113.${index % 18}` });
      expect(body).toMatchObject({ status: 'success' });
    }
    const response = await send('Mensch', {}, { network: '192.0.2.77' });
    expect(response.body).toMatchObject({ status: 'success' });
    expect(await (await site.get('/metrics')).text()).toMatch(/^content_api_forms_under_pressure 1$/m);
    // The form was stored before it had a proof of work.
    expect(await stored()).toBe(18 * 3 + 1);
    const challenge = challengeIn(response.body) as Challenge;
    expect(await send('Mensch', { __proof: await solve(challenge) }, { network: '192.0.2.77' })).toEqual({
      kind: 'json',
      status: 200,
      body: { status: 'success', reference: expect.any(String) },
    });
    await waitUntilMailed('Mensch');
    expect([await stored(), mailsFor('Mensch').length]).toEqual([18 * 3 + 1, 1]);
  });

  it('[SE2] [P28] is stored and confirmed without JavaScript, and its mail overtakes an earlier flood @full', async () => {
    await start({ SUBMISSIONS_PER_HOUR: '30', SUBMISSIONS_PER_NETWORK: '100' });
    // The mail server rejects all emails for now, so they all wait.
    smtp.failWith = { code: 451, times: 1_000_000 };
    for (let index = 0; index < 40; index += 1) await send(`Flut ${index}`, {}, { network: '203.0.113.1' });
    const response = await send('Ohne Skript', {}, { network: '192.0.2.78', json: false });
    expect(response).toEqual({
      kind: 'redirect',
      location: expect.stringMatching(/^\/kontakt\?tx_powermail_pi1%5Bsent%5D=formular&/),
    });
    const [row] = await site.sql<{ before: number; turn: number }>(
      `select turn, (select count(*)::int from mails as other where other.turn < mine.turn) as before
         from mails as mine where key = 'form:' || (select id from form_submissions where values ->> 'name' = 'Ohne Skript')`,
    );
    expect(row).toEqual({ turn: 1, before: 0 });
    // Only one delayed email may be sent per minute. An earlier one that is in progress when the server recovers would be that one.
    await site.sql("update mails set due_at = now() + interval '1 hour'");
    while ((await site.sql('select 1 from mails where claimed_until is not null')).length > 0)
      await delay(20);
    smtp.failWith = undefined;
    await waitUntilMailed('Ohne Skript', async () => {
      // This is repeated, because an email that is being rejected right now is rescheduled afterwards.
      await site.sql('update mails set due_at = now() where claimed_until is null');
      await site.post('/operation', { name: 'retry', parameters: [] });
    });
    await delay(300);
    expect(
      await site.sql('select 1 from mails where turn is not null and finished_at is not null'),
    ).toHaveLength(1);
  });

  it('[SE2] [SE3] is accepted from a network of many people, but refused in German once the network floods the site @full', async () => {
    await start({ SUBMISSIONS_PER_NETWORK: '2' });
    const network = '198.51.100.1';
    for (let index = 0; index < 5; index += 1) {
      expect((await send(`Fehler ${index}`, { email: '' }, { network })).body).toMatchObject({
        status: 'error',
      });
    }
    const challenges = [];
    for (let index = 0; index < 20; index += 1) {
      const { body } = await send(`Schule ${index}`, {}, { network });
      expect(body).toMatchObject({ status: 'success' });
      challenges.push(challengeIn(body));
    }
    expect(challenges.map((challenge) => challenge !== undefined)).toEqual([
      false,
      false,
      ...Array(18).fill(true),
    ]);
    const page = await send('Zu viel', {}, { network, json: false });
    expect([page.status, JSON.stringify(page)]).toEqual([
      429,
      expect.stringContaining('Aus Ihrem Netz kamen gerade sehr viele Formulare.'),
    ]);
    expect(await stored()).toBe(20);
    expect((await send('Andere', {}, { network: '198.51.100.2' })).body).toEqual({
      status: 'success',
      reference: anyReference(),
    });
  });

  it('[SE2] is accepted only with a proof of work once the storage is full @full', async () => {
    await start({ SUBMISSIONS_BYTES: '600' });
    await site.sql(`insert into form_submissions (page, block, values, hash) values ('/', 'f', '{}', 'h')`);
    const { body } = await send('Voll');
    expect(body).toMatchObject({
      status: 'error',
      errors: [{ message: expect.stringContaining('zu viele Nachrichten') }],
    });
    expect((await send('Voll', {}, { json: false })).status).toBe(503);
    expect(await stored()).toBe(1);
    const proof = await solve(challengeIn(body) as Challenge);
    expect((await send('Voll', { __proof: proof })).body).toEqual({
      status: 'success',
      reference: anyReference(),
    });
    await waitUntilMailed('Voll');
  });

  it('[SE2] [P18] [P38] gets the usual response if it is a subscription, and its mail is sent after a proof of work @full', async () => {
    await start({ SUBMISSIONS_PER_HOUR: '1' });
    const fields = (email: string, more = {}) => ({ email, terms: '1', announcement: '401', ...more });
    await site.subscribe(fields('erste@bau.example'));
    await site.sql(`update subscriptions set confirmed_at = now()`);
    for (const email of ['neu@bau.example', 'erste@bau.example']) {
      await site.sql(`update subscription_attempts set at = at - interval '11 minutes'`);
      const mails = smtp.mailsTo(email).length;
      const { response } = await site.subscribe(fields(email));
      const body = (response as { body?: unknown }).body;
      expect(body).toMatchObject({ status: 'success', aid: 401, errors: [] });
      const proof = await solve(challengeIn(body) as Challenge);
      const retry = await site.subscribe(fields(email, { 'bot-check': proof }));
      expect((retry.response as { body?: unknown }).body).toEqual({
        status: 'success',
        aid: 401,
        errors: [],
      });
      for (let waitedMs = 0; smtp.mailsTo(email).length === mails; waitedMs += 20) {
        if (waitedMs > 60_000) throw new Error(`no mail to ${email}`);
        await delay(20);
      }
    }
    expect(await site.sql(`select 1 from subscriptions`)).toHaveLength(2);
  });

  it('[SE2] is stored and mailed at 20 forms a second from 200 networks @full', async () => {
    await start({});
    const responses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        await delay(index * 50);
        return send(`Besuch ${index}`, {}, { network: `198.18.0.${index}` });
      }),
    );
    expect(responses.map(({ body }) => body)).toEqual(
      Array(200).fill({ status: 'success', reference: anyReference() }),
    );
    await Promise.all(Array.from({ length: 200 }, (_, index) => waitUntilMailed(`Besuch ${index}`)));
  });
});
