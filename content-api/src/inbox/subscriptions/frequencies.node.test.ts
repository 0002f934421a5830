import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { siteWithMail } from '../../testing/site-with-mail.ts';
import { linkIn, type ReceivedMail } from '../../testing/smtp.ts';
import { subscribersOf } from '../../testing/subscribers.ts';
import { announcement } from '../../testing/test-site.ts';

const RECORDS = 'collections/announcements/records.json';

describeOnBothDatabases('subscribers who choose', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase);
  const { nextMail, open, subscribeAndConfirm } = subscribersOf(smtp, site);

  const roofs = { terms: '1', 'subjects-concat': 'Dach' };
  const follow = (uid: number) => ({ terms: '1', announcement: String(uid) });
  const change = async (...records: Record<string, unknown>[]) => {
    site.files.write(RECORDS, records);
    expect(await site.post('/load')).toMatchObject({ changed: true });
  };
  const digests = () => site.post<{ queued: number }>('/digests');
  const rows = <Row>(statement: string) => site.sql<Row>(statement);
  const search = (filter: Record<string, string>, email: string, json = true) =>
    site.submit(
      '/ausschreibungen/suche-abonnieren',
      Object.fromEntries([
        ...Object.entries(filter).map(([name, value]) => [`tx_announcements[${name}]`, value]),
        ['tx_dmannouncements_subscriptionuser[email]', email],
        ['tx_dmannouncements_subscriptionuser[terms]', '1'],
      ]),
      { json },
    );
  const manage = async (mail: ReceivedMail, fields: Record<string, string> = {}) => {
    const { response } = await open(linkIn(mail, '/abo/verwalten'), fields, false);
    const [block] = response.kind === 'page' ? (response.page.regions.main ?? []) : [];
    const { answer } = (block?.content ?? {}) as { answer?: Answer };
    return { response, answer };
  };

  it('[P38] [R7.1-3] get changes at once, or once in a daily or weekly email, and never twice @full', async () => {
    await subscribeAndConfirm('sofort@bau.example', roofs);
    await subscribeAndConfirm('taeglich@bau.example', roofs, { frequency: 'daily' });
    await subscribeAndConfirm('beides@bau.example', roofs, { frequency: 'weekly' });
    await subscribeAndConfirm('beides@bau.example', follow(401), { frequency: 'instant' });
    await subscribeAndConfirm('woechentlich@bau.example', follow(401), { frequency: 'daily' });
    await subscribeAndConfirm('woechentlich@bau.example', roofs, { frequency: 'weekly' });
    await change(announcement(401, { deadline: '2099-12-08' }), announcement(402, { subjects: ['Maler'] }));
    await change(announcement(401, { deadline: '2099-12-08', place: 'Uferstraße' }), announcement(404));

    expect((await nextMail('sofort@bau.example', 4)).text).toContain('Zur Ausschreibung');
    await nextMail('beides@bau.example', 4);
    expect(await digests()).toEqual({ queued: 0 });
    await rows(`update subscription_digests set at = now() - interval '8 days'`);
    const runs = await Promise.all([digests(), digests(), digests()]);
    expect(runs.reduce((sum, { queued }) => sum + queued, 0)).toBe(3);
    const mail = await nextMail('taeglich@bau.example', 2);
    expect(mail.headers.subject).toBe('Neues aus Ihrem Abo: 2 Ausschreibungen');
    for (const text of [
      'Die Angebotsfrist endet jetzt am Di., 8. Dezember 2099, 10:00 Uhr',
      'Ausführungsort: Uferstraße (bisher: Gartenstraße 14)',
      'Neu: SW-B-404: Dacharbeiten 404',
      'weil Sie abonniert haben: alle Ausschreibungen im Gewerk Dach.',
    ]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.text.match(/^SW-B-401: /gm)).toHaveLength(1);
    expect(mail.headers['list-unsubscribe']).toContain('/abo/abmelden');
    await nextMail('woechentlich@bau.example', 3);

    expect(await digests()).toEqual({ queued: 0 });
    expect(await rows('select 1 from subscription_digests')).toEqual([]);
    const twice = await rows(`select recipient, payload ->> 'change' from mails
      where kind = 'announcement-change' group by 1, 2 having count(*) > 1`);
    expect(twice).toEqual([]);
    // Its subscription to announcement 401 is instant, so only the other announcement has waited.
    const rest = await nextMail('beides@bau.example', 5);
    expect(rest.text).toContain('Neu: SW-B-404');
    expect(rest.text).not.toContain('Angebotsfrist endet jetzt');
  });

  it('[P38] manage all subscriptions of their address with the link in any email @full', async () => {
    const mail = await nextMail('beides@bau.example', 5);
    const { response, answer } = await manage(mail);
    expect(response).toMatchObject({ kind: 'page', status: 200, page: { path: '/abo/verwalten' } });
    expect(answer).toEqual({
      address: 'b…@bau.example',
      subscriptions: [
        {
          field: expect.stringMatching(/^abo-\d+$/),
          scope: ['alle Ausschreibungen im Gewerk Dach'],
          frequency: 'weekly',
        },
        {
          field: expect.anything(),
          scope: ['Ausschreibung SW-B-401: Dacharbeiten 401'],
          frequency: 'instant',
        },
      ],
      isSaved: false,
    });
    const [subjects, single] = answer?.subscriptions.map(({ field }) => field) ?? [];
    const [other] = await rows<{ id: string }>(
      `select id from subscriptions where address = 'sofort@bau.example'`,
    );
    const changed = await manage(mail, {
      [`${subjects}`]: 'daily',
      [`${single}`]: 'end',
      [`abo-${other?.id}`]: 'end',
    });
    expect(changed.answer).toMatchObject({
      isSaved: true,
      subscriptions: [{ field: subjects, frequency: 'daily' }],
    });
    expect(await rows(`select 1 from subscriptions where address = 'sofort@bau.example'`)).toHaveLength(1);
    expect((await manage(mail, { [`${subjects}`]: 'hourly' })).answer).toMatchObject({ isSaved: false });

    const end = '/abo/verwalten?ergebnis=';
    expect((await manage(mail, { alle: '1' })).response).toEqual({
      kind: 'redirect',
      location: `${end}beendet`,
    });
    expect(await rows(`select 1 from subscriptions where address = 'beides@bau.example'`)).toEqual([]);
    expect((await manage(mail)).response).toEqual({ kind: 'redirect', location: `${end}beendet` });
    await rows(
      `update subscription_tokens set expires_at = now() - interval '1 second' where purpose = 'manage'`,
    );
    expect((await manage(mail)).response).toEqual({ kind: 'redirect', location: `${end}abgelaufen` });
    const wrong = new URL(`https://site.example/abo/verwalten?token=${'x'.repeat(43)}`);
    expect((await open(wrong, {}, false)).response).toEqual({
      kind: 'redirect',
      location: `${end}ungueltig`,
    });
  });

  it('[P38] [P27] manage with the link in the email that asks to confirm, which shows and confirms nothing unconfirmed @full', async () => {
    const address = 'neu@bau.example';
    const stored = (condition = 'true') =>
      rows(`select 1 from subscriptions where address = '${address}' and ${condition}`);
    await site.subscribe({ ...roofs, email: address });
    const mail = await nextMail(address);
    expect((await manage(mail, { 'abo-1': 'daily' })).response).toEqual({
      kind: 'redirect',
      location: '/abo/verwalten?ergebnis=unbestaetigt',
    });
    expect(await stored('confirmed_at is null')).toHaveLength(1);
    await open(linkIn(mail, '/abo/bestaetigen'));
    await site.subscribe({ ...follow(401), email: address });
    const second = await nextMail(address, 2);
    for (const link of [mail, second]) {
      expect((await manage(link)).answer?.subscriptions).toEqual([
        expect.objectContaining({ scope: ['alle Ausschreibungen im Gewerk Dach'] }),
      ]);
    }
    expect((await manage(second, { alle: '1' })).response).toEqual({
      kind: 'redirect',
      location: '/abo/verwalten?ergebnis=beendet',
    });
    expect(await stored()).toEqual([]);
  });

  it('[FO6] read the answers to bidders’ questions in the email @full', async () => {
    const number = smtp.mailsTo('sofort@bau.example').length + 1;
    const first = { date: '2026-11-12', question: 'Gilt das Gerüst?', answer: 'Ja, ab <März>.' };
    await change(
      announcement(401, { deadline: '2099-12-08', place: 'Uferstraße', questions: [first] }),
      announcement(404),
    );
    const mail = await nextMail('sofort@bau.example', number);
    expect(mail.text).toMatch(/^Bieterfrage: Gilt das Gerüst\?\r?\nAntwort: Ja, ab <März>\.$/m);
    expect(mail.html).toContain('Ja, ab &lt;März&gt;.');
    expect(mail.text).not.toContain('Beantwortete Bieterfrage');
  });

  it('[FO1] [P34] [R5.1-2] follow an announcement after its deadline until it is awarded or cancelled @full', async () => {
    const expired = { deadline: '2020-01-01', subjects: ['Maler'] };
    await change(announcement(405, expired), announcement(406, expired), announcement(407, expired));
    await subscribeAndConfirm('vergabe@bau.example', follow(405));
    await subscribeAndConfirm('aufhebung@bau.example', follow(406));
    await change(
      announcement(405, { ...expired, awarded: true }),
      announcement(406, { ...expired, cancelled: true }),
      announcement(407, expired),
    );
    const award = (await nextMail('vergabe@bau.example', 2)).text;
    expect(award).toMatch(/vergeben\.[\s\S]+damit beendet/);
    // Its deadline no longer matters.
    expect(award).not.toContain('Angebotsfrist:');
    expect((await nextMail('aufhebung@bau.example', 2)).text).toMatch(/aufgehoben[\s\S]+damit beendet/);
    for (const uid of [405, 406]) {
      const { response } = await site.subscribe({ ...follow(uid), email: 'spaet@bau.example' });
      expect(response).toMatchObject({ body: { status: 'rejected', errors: [{ field: 'input-email' }] } });
    }
    await subscribeAndConfirm('weiter@bau.example', follow(407));
    await site.post('/retention');
    const followed = () =>
      rows<{ announcement: number }>(
        'select announcement from subscriptions where announcement > 404 order by announcement',
      );
    expect(await followed()).toHaveLength(3);
    await rows(`update announcement_changes set at = at - interval '14 days 1 minute'`);
    await site.post('/retention');
    expect(await followed()).toEqual([{ announcement: 407 }]);
  });

  it('[P38] [P18] save a search, which a form of its own confirms like every subscription @full', async () => {
    const filter = { gewerk: 'Elektro', ausfristbis: '31.12.2098' };
    const invalid = await search({ ...filter, ausfristbis: '31.02.2098' }, 'kein', false);
    expect(invalid.response).toMatchObject({ kind: 'page', status: 422 });
    const [block] = invalid.response.kind === 'page' ? (invalid.response.page.regions.main ?? []) : [];
    expect(block?.content.answer).toMatchObject({
      errors: [{ field: 'ausfristbis' }, { field: 'input-email' }],
      search: { gewerk: 'Elektro', ausfristbis: '31.02.2098' },
      values: { email: 'kein', terms: true },
    });
    expect(
      (await search({ ausfristvon: '2.1.2098', ausfristbis: '1.1.2098' }, 'a@bau.example')).response,
    ).toMatchObject({
      body: {
        status: 'error',
        errors: [
          {
            field: 'ausfristbis',
            message: expect.stringMatching(/^Frist bis: Dieser Tag liegt vor dem Anfang/),
          },
        ],
      },
    });

    const address = 'suche@bau.example';
    const asked = await search(filter, address, false);
    expect(asked.response).toEqual({ kind: 'redirect', location: '/abo/bestaetigen?ergebnis=angefragt' });
    const confirmation = await nextMail(address);
    expect(confirmation.text).toContain(
      'alle Ausschreibungen im Gewerk Elektro, mit Frist bis 31. Dezember 2098',
    );
    await open(linkIn(confirmation, '/abo/bestaetigen'));
    const electric = (uid: number, deadline: string) =>
      announcement(uid, { subjects: ['Elektro'], deadline });
    await change(
      electric(410, '2098-12-31'),
      electric(411, '2099-01-01'),
      announcement(412, { deadline: '2098-01-01' }),
    );
    const mail = await nextMail(address, 2);
    expect(mail.headers.subject).toContain('SW-B-410');
    expect(
      await rows(`select 1 from mails where recipient = '${address}' and kind = 'announcement-change'`),
    ).toHaveLength(1);

    await rows('delete from subscription_attempts');
    const known = await search(filter, address);
    const unknown = await search(filter, 'fremd@bau.example');
    expect(known.text).toBe(unknown.text);
    expect((await nextMail(address, 3)).headers.subject).toBe('Sie sind bereits angemeldet');
    expect((await manage(mail)).answer?.subscriptions).toMatchObject([
      { scope: [expect.stringContaining('Elektro')] },
    ]);
  });

  it('[P38] leave no waiting changes behind when a subscription ends @full', async () => {
    await rows(`update subscriptions set frequency = 'weekly' where address = 'suche@bau.example'`);
    await change(announcement(410, { subjects: ['Elektro'], deadline: '2098-12-30' }));
    const [{ id } = { id: '' }] = await rows<{ id: string }>(
      `select id from subscriptions where address = 'suche@bau.example'`,
    );
    const waiting = () => rows(`select 1 from subscription_digests where subscription = ${id}`);
    expect(await waiting()).toHaveLength(1);
    await open(linkIn(await nextMail('suche@bau.example', 3), '/abo/abmelden'));
    expect(await waiting()).toEqual([]);
  });
});

interface Answer {
  address: string;
  subscriptions: { field: string; scope: string[]; frequency: string }[];
  isSaved: boolean;
}
