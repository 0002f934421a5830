import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { siteWithMail } from '../../testing/site-with-mail.ts';
import { linkIn } from '../../testing/smtp.ts';
import { subscribersOf } from '../../testing/subscribers.ts';
import { announcement } from '../../testing/test-site.ts';

describeOnBothDatabases('the subscription service', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase);

  const request = { terms: '1', announcement: '401' };
  const rows = <Row>(statement: string) => site.sql<Row>(statement);
  const { nextMail, open, ...subscribers } = subscribersOf(smtp, site);
  const subscribeAndConfirm = (email: string, fields: Record<string, string> = request) =>
    subscribers.subscribeAndConfirm(email, fields);

  it('[R7.1-1] [R7.1-2] stores a subscription, and confirms it by the link in an email', async () => {
    const { status, response } = await site.subscribe({
      ...request,
      email: 'Eva@bau.example',
      company: 'Bau & Co',
    });
    expect([status, response]).toEqual([
      200,
      { kind: 'json', status: 200, body: { status: 'success', aid: 401, errors: [] } },
    ]);
    const mail = await nextMail('Eva@bau.example');
    expect(mail.headers).toMatchObject({
      from: 'Stadtraum Wohnen <service@stadtraum-wohnen.example>',
      subject: 'Bitte bestätigen Sie Ihr Abo',
      'auto-submitted': 'auto-generated',
    });
    expect(mail.headers['message-id']).toMatch(/^<[\da-f-]{36}@site\.example>$/);
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('SW-B-401: Dacharbeiten 401');
      expect(part).toContain('Am Wasserturm 3');
      expect(part).not.toMatch(/<img|<script|http:\/\//);
    }
    const pending = {
      email: 'Eva@bau.example',
      company: 'Bau & Co',
      confirmed: null,
      form: 'https://site.example/ausschreibungen',
    };
    const stored = () =>
      rows(`select email, company, consent_text as consent, scope, form_url as form, confirmed_at as confirmed,
        requested_at is not null as asked from subscriptions where address = 'eva@bau.example'`);
    expect(await stored()).toEqual([
      { ...pending, consent: '2026-11', scope: 'announcement:401', asked: true },
    ]);

    const link = linkIn(mail, '/abo/bestaetigen');
    expect(link.origin).toBe('https://site.example');
    expect((await open(link, {}, false)).response).toEqual({
      kind: 'redirect',
      location: '/abo/bestaetigen?ergebnis=bestaetigt',
    });
    expect(await stored()).not.toMatchObject([{ confirmed: null }]);
    expect((await open(link)).response).toMatchObject({ body: { status: 'bestaetigt' } });
    // A stolen database contains no valid tokens, only their hashes.
    const [token] = await rows<{ hash: string }>(`select hash from subscription_tokens limit 1`);
    expect(token?.hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(await rows(`select * from mails`))).not.toContain(link.searchParams.get('token'));
  });

  it('[F40] does not confirm a subscription with a wrong, foreign or expired token, nor after cancellation', async () => {
    await site.subscribe({ ...request, email: 'spaet@bau.example' });
    const link = linkIn(await nextMail('spaet@bau.example'), '/abo/bestaetigen');
    const outcome = async (token: string, path = '/abo/bestaetigen') =>
      (await site.submit(path, {}, { query: `token=${token}` })).response;
    const token = link.searchParams.get('token') ?? '';
    for (const wrong of ['', 'x', '%00', token.slice(1), `${token}x`, 'A'.repeat(43), 'a'.repeat(3000)]) {
      expect(await outcome(wrong)).toMatchObject({ body: { status: 'ungueltig' } });
    }
    expect(await outcome(token, '/abo/abmelden')).toMatchObject({ body: { status: 'ungueltig' } });

    await rows(
      `update subscription_tokens set expires_at = now() - interval '1 second' where expires_at is not null`,
    );
    expect(await outcome(token)).toMatchObject({ body: { status: 'abgelaufen' } });
    expect(
      await rows(
        `select 1 from subscriptions where address = 'spaet@bau.example' and confirmed_at is not null`,
      ),
    ).toEqual([]);
    await rows(`delete from subscriptions where address = 'spaet@bau.example'`);
    expect(await outcome(token)).toMatchObject({ body: { status: 'ungueltig' } });
  });

  it('[R5.1-2] [R3-2] names the invalid fields in the response', async () => {
    const outcomeOf = async (fields: Record<string, string>) => {
      const { response } = await site.subscribe(fields);
      const { status, aid, errors } = (
        response as unknown as { body: { status: string; aid: number; errors: { field: string }[] } }
      ).body;
      return [status, aid, ...errors.map(({ field }) => field)];
    };
    const email = 'ok@bau.example';
    expect(await outcomeOf({ email: '', announcement: '401' })).toEqual([
      'error',
      401,
      'input-email',
      'input-terms',
    ]);
    for (const bad of [
      'x',
      'a@b',
      'a b@c.de',
      `${'a'.repeat(250)}@b.de`,
      'a@b.de\r\nBcc: x@y.de',
      'a@b.de,c@d.de',
      '<a@b.de>',
      'a@b..de',
    ])
      expect(await outcomeOf({ ...request, email: bad })).toEqual(['error', 401, 'input-email']);
    expect(await outcomeOf({ ...request, email, company: 'x'.repeat(201) })).toEqual([
      'error',
      401,
      'input-company',
    ]);
    expect(await outcomeOf({ ...request, email, company: 'a\nb' })).toEqual(['error', 401, 'input-company']);
    expect(await outcomeOf({ email, terms: '1', 'subjects-concat': '' })).toEqual([
      'error',
      0,
      'custom-checkbox-subject',
    ]);
    expect(await outcomeOf({ email, terms: '1', 'subjects-concat': 'Dach,Unfug' })).toEqual([
      'error',
      0,
      'custom-checkbox-subject',
    ]);
    for (const closed of ['402', '499']) {
      expect(await outcomeOf({ ...request, email, announcement: closed })).toEqual([
        'rejected',
        Number(closed),
        'input-email',
      ]);
    }
    expect(smtp.mailsTo(email)).toEqual([]);
  });

  it('[P18] [F39] does not reveal who is subscribed', async () => {
    await subscribeAndConfirm('da@bau.example');
    await rows(`delete from subscription_attempts`);
    const known = await site.subscribe({ ...request, email: 'da@bau.example' });
    const unknown = await site.subscribe({ ...request, email: 'neu@bau.example' });
    expect(known.text).toBe(unknown.text);
    const mail = await nextMail('da@bau.example', 2);
    expect(mail.headers.subject).toBe('Sie sind bereits angemeldet');
    await nextMail('neu@bau.example');
    // Both requests cause the same work. The fastest ones show it; slower ones only show how busy the machine is.
    const times = { 'da@bau.example': [] as number[], 'fremd@bau.example': [] as number[] };
    const differ = () => {
      const [first = 0, second = 0] = Object.values(times).map((list) => Math.min(...list));
      return Math.abs(first - second) >= Math.max(first, second) / 2 + 5;
    };
    // A machine may be busy for longer; a difference in the work itself stays.
    for (let round = 0; round < 15 || (differ() && round < 60); round += 1) {
      for (const email of Object.keys(times) as (keyof typeof times)[]) {
        await rows('delete from subscription_attempts');
        const start = performance.now();
        await site.subscribe({ ...request, email });
        times[email].push(performance.now() - start);
      }
    }
    expect(differ()).toBe(false);
    // This email is sent at most once a day.
    await rows(`delete from subscription_attempts`);
    await site.subscribe({ ...request, email: 'DA@bau.example' });
    expect(await rows(`select kind from mails where lower(recipient) = 'da@bau.example'`)).toHaveLength(2);
  });

  it('[R7.1-3] notifies each subscriber of an announcement, or of one of its subjects, once about a change', async () => {
    await subscribeAndConfirm('vier@bau.example');
    await subscribeAndConfirm('dach@bau.example', { terms: '1', 'subjects-concat': 'Maler,Dach' });
    await subscribeAndConfirm('beides@bau.example');
    await site.subscribe({ email: 'beides@bau.example', terms: '1', 'subjects-concat': 'Dach' });
    await open(linkIn(await nextMail('beides@bau.example', 2), '/abo/bestaetigen'));
    await subscribeAndConfirm('elektro@bau.example', { terms: '1', 'subjects-concat': 'Elektro' });
    await site.subscribe({ ...request, email: 'unbestaetigt@bau.example' });
    await nextMail('unbestaetigt@bau.example');

    const documents = [
      { title: 'Baubeschreibung', format: 'PDF', bytes: 3000 },
      { title: 'Pläne', format: 'PDF', bytes: 9 },
    ];
    site.files.write('collections/announcements/records.json', [
      announcement(401, { deadline: '2099-12-08', documents }),
      announcement(402, { subjects: ['Maler'], awarded: true }),
      announcement(404, { subjects: ['Elektro'] }),
    ]);
    expect(await site.post('/load')).toMatchObject({ changed: true });
    const mail = await nextMail('vier@bau.example', 2);
    expect(mail.headers.subject).toContain('SW-B-401');
    expect(mail.text).toContain(
      '- Die Angebotsfrist endet jetzt am Di., 8. Dezember 2099, 10:00 Uhr (bisher: Di., 1. Dezember 2099, 10:00 Uhr).',
    );
    expect(mail.text).toContain('- Geänderte Unterlage: Baubeschreibung (PDF)');
    expect(mail.text).toContain('- Neue Unterlage: Pläne (PDF)');
    expect(mail.text).toContain('weil Sie abonniert haben: Ausschreibung SW-B-401: Dacharbeiten 401.');
    expect((await nextMail('dach@bau.example', 2)).text).toContain('alle Ausschreibungen im Gewerk Dach');
    expect((await nextMail('elektro@bau.example', 2)).text).toContain('Neue Ausschreibung');
    await nextMail('beides@bau.example', 3);
    expect(await site.post('/load')).toMatchObject({ changed: false });
    const queued = await rows<{ recipient: string }>(
      `select recipient from mails where kind = 'announcement-change' order by recipient`,
    );
    expect(queued.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([
        'beides@bau.example',
        'dach@bau.example',
        'elektro@bau.example',
        'vier@bau.example',
      ]),
    );
    expect(queued.filter(({ recipient }) => recipient.startsWith('beides'))).toHaveLength(1);
    expect(queued.filter(({ recipient }) => recipient.startsWith('unbest'))).toHaveLength(0);
  });

  it("shows changes on the announcement's page, in its calendar and in the feeds", async () => {
    const { regions } = (await (await site.get('/page?path=/ausschreibungen/dach-401')).json()) as {
      regions: { main: { content: { record: { deadline: string }; changes: unknown[] } }[] };
    };
    const content = regions.main[0]?.content;
    expect(content?.record.deadline).toBe('2099-12-08');
    expect(content?.changes).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
        kind: 'changed',
        sentences: expect.arrayContaining(['Neue Unterlage: Pläne (PDF)']),
      },
    ]);

    const calendar = await (await site.get('/daten/ausschreibungen/401.ics')).text();
    for (const line of [
      'UID:ausschreibung-401@site.example',
      'SEQUENCE:1',
      'DTSTART;TZID=Europe/Berlin:20991208T100000',
      'TZID:Europe/Berlin',
      'TRIGGER:-P3D',
    ]) {
      expect(calendar.split('\r\n')).toContain(line);
    }
    expect(calendar).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    // Announcement 404 has not changed.
    expect(await (await site.get('/daten/ausschreibungen/404.ics')).text()).toContain('SEQUENCE:0');
    expect((await site.get('/daten/ausschreibungen/499.ics')).status).toBe(404);

    const all = await (await site.get('/daten/ausschreibungen.atom')).text();
    expect(all.match(/<entry>/g)).toHaveLength(3);
    expect(all).toContain('&lt;li&gt;Neue Unterlage: Pläne (PDF)&lt;/li&gt;');
    const roofs = await (await site.get('/daten/ausschreibungen.atom?gewerk=Dach')).text();
    expect(roofs.match(/<entry>/g)).toHaveLength(1);
    expect((await site.get('/daten/ausschreibungen.atom?gewerk=Unfug')).status).toBe(404);
  });

  it('unsubscribes by the link in an email or one click in a mail client, but not when a page is only opened', async () => {
    const mail = await nextMail('beides@bau.example', 3);
    const link = linkIn(mail, '/abo/abmelden');
    expect(mail.headers['list-unsubscribe']).toBe(`<${link}>`);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const { response } = await open(link, { 'List-Unsubscribe': 'One-Click' }, false);
    expect(response).toEqual({ kind: 'json', status: 200, body: { status: 'abgemeldet' } });
    expect(await rows(`select 1 from subscriptions where address = 'beides@bau.example'`)).toEqual([]);
    expect((await open(link, {}, false)).response).toEqual({
      kind: 'redirect',
      location: '/abo/abmelden?ergebnis=abgemeldet',
    });
    const wrong = new URL(link);
    wrong.searchParams.set('token', 'x');
    expect((await open(wrong)).response).toMatchObject({ body: { status: 'ungueltig' } });

    const everything = linkIn(await nextMail('dach@bau.example', 2), '/abo/abmelden');
    await open(everything, { alle: '1' });
    expect(await rows(`select 1 from subscriptions where address = 'dach@bau.example'`)).toEqual([]);
  });

  it('[P28] works without JavaScript: it responds with a page that shows the outcome, or the form with its input', async () => {
    const ok = await site.subscribe({ ...request, email: 'ohne@bau.example' }, { json: false });
    expect(ok.response).toEqual({ kind: 'redirect', location: '/abo/bestaetigen?ergebnis=angefragt' });
    const { response } = await site.subscribe({ announcement: '401', email: 'ohne' }, { json: false });
    expect(response).toMatchObject({
      kind: 'page',
      status: 422,
      page: {
        path: '/abo/bestaetigen',
        title: 'Bitte prüfen Sie Ihre Angaben – Ausschreibung abonnieren',
        breadcrumbs: [{ path: '/' }, { label: 'Ausschreibung abonnieren' }],
      },
    });
    const [block] = response.kind === 'page' ? (response.page.regions.main ?? []) : [];
    expect(block?.content.answer).toMatchObject({
      errors: [{ field: 'input-email' }, { field: 'input-terms' }],
      values: { email: 'ohne', announcement: '401', terms: false },
    });
  });

  it('[F23] creates one row and one email for 50 concurrent duplicates', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => site.subscribe({ ...request, email: 'oft@bau.example' })),
    );
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    await nextMail('oft@bau.example');
    expect(await rows(`select 1 from subscriptions where address = 'oft@bau.example'`)).toHaveLength(1);
    expect(await rows(`select 1 from mails where recipient = 'oft@bau.example'`)).toHaveLength(1);
  });

  it('[F49] deletes unconfirmed addresses after a week', async () => {
    await rows(`update subscriptions set requested_at = now() - interval '7 days 1 minute'`);
    await site.post('/retention');
    const left = await rows<{ confirmed_at: string | null }>(`select confirmed_at from subscriptions`);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((row) => row.confirmed_at === null)).toEqual([]);
  });
});
