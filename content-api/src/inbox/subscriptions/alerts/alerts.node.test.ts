import { describeOnBothDatabases } from '../../../testing/both-databases.ts';
import { addOffers, changeOffers, offer, saveTenThousandSearches } from '../../../testing/offers-to-find.ts';
import { siteWithMail } from '../../../testing/site-with-mail.ts';
import { linkIn } from '../../../testing/smtp.ts';
import { subscribersOf } from '../../../testing/subscribers.ts';

const PAGE = '/angebote/suche-abonnieren';

describeOnBothDatabases('alerts for a saved search', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase);
  const { nextMail, open } = subscribersOf(smtp, site);
  let offers = [offer(1)];

  const save = (email: string, filter: [string, string][], json = false) =>
    site.submit(
      PAGE,
      [
        ...filter.map(([name, value]): [string, string] => [`tx_offers${name}`, value]),
        ['tx_dmannouncements_subscriptionuser[email]', email],
        ['tx_dmannouncements_subscriptionuser[terms]', '1'],
      ],
      { json },
    );
  const saveAndConfirm = async (email: string, filter: [string, string][], frequency = 'instant') => {
    const number = smtp.mailsTo(email).length + 1;
    await save(email, filter);
    await open(linkIn(await nextMail(email, number), '/abo/bestaetigen'), { frequency });
  };
  const publish = async (...more: Record<string, unknown>[]) => {
    offers = [...offers, ...more];
    await changeOffers(site, offers);
  };
  const alerts = () => site.post<{ queued: number }>('/alerts');
  const queuedTo = (email: string) =>
    site.sql<{ payload: { uids: number[] } }>(
      `select payload from mails where kind = 'search-alert' and recipient = '${email}' order by created_at`,
    );

  beforeAll(async () => {
    addOffers(site.files, offers);
    expect(await site.post('/load')).toMatchObject({ changed: true, heldBack: [] });
  });

  it('[VI14] [P38] says in the confirmation what the search finds, and records the consent to alerts', async () => {
    const response = await save('eva@suche.example', [
      ['[district][]', 'Hafen'],
      ['[district][]', 'Nord'],
      ['[rentbis]', '1200,50'],
    ]);
    expect(response.response).toMatchObject({
      kind: 'redirect',
      location: '/abo/bestaetigen?ergebnis=angefragt',
    });
    const mail = await nextMail('eva@suche.example');
    expect(mail.text).toContain('alle Angebote im Bezirk Hafen oder Nord, bis 1.200,5 € Miete');
    const [row] = await site.sql<{ consent_text: string }>(
      `select consent_text from subscriptions where address = 'eva@suche.example'`,
    );
    expect(row?.consent_text).toBe('2026-11-alerts');
    await open(linkIn(mail, '/abo/bestaetigen'), { frequency: 'instant' });
  });

  it('[VI14] names a reversed range, and keeps the input', async () => {
    const { response } = await save('eva@suche.example', [
      ['[roomsvon]', '4'],
      ['[roomsbis]', '2'],
      ['[rentbis]', '99999999'],
    ]);
    expect(response).toMatchObject({ kind: 'page', status: 422 });
    const [block] = response.kind === 'page' ? (response.page.regions.main ?? []) : [];
    expect(block?.content.answer).toMatchObject({
      errors: [{ field: 'roomsbis', message: expect.stringMatching(/^Zimmer bis: Diese Zahl ist kleiner/) }],
      search: { roomsvon: '4', roomsbis: '2', rentbis: '99999999' },
      consent: expect.stringContaining('zu dieser Suche passt'),
    });
  });

  it('[VI14] tells a subscriber once about all new offers that the search finds, and about no others', async () => {
    await publish(
      offer(2, { rent: 900 }),
      offer(3, { district: 'Mitte' }),
      offer(4, { district: 'Hafen', rent: 2000 }),
      offer(5, { district: 'Hafen' }),
    );
    await Promise.all([alerts(), alerts()]);
    const mail = await nextMail('eva@suche.example', 2);
    expect(mail.headers.subject).toBe('Neu für Ihre Suche: 2 Angebote');
    for (const text of [
      'Wohnung 2',
      '900,00 € Miete, 2 Zimmer',
      'Wohnung 5',
      'https://site.example/angebote/wohnung-5',
    ])
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain(text);
    expect(mail.text).not.toMatch(/Wohnung [134]/);
    expect(mail.text).toContain('tx_offers%5Bdistrict%5D%5B%5D=Hafen');
    expect(mail.text).toContain('weil Sie abonniert haben: alle Angebote im Bezirk Hafen oder Nord');
    expect(mail.headers['list-unsubscribe']).toContain('/abo/abmelden');
    await alerts();
    expect(await queuedTo('eva@suche.example')).toHaveLength(1);
  });

  it('[VI14] leaves out what is let before the email is written, and sends nothing if nothing is left', async () => {
    await site.sql(`update subscriptions set frequency = 'daily'`);
    await publish(offer(6), offer(7));
    await alerts();
    offers = offers.map((entry) => (entry.uid === 6 ? { ...entry, letSince: '2020-01-01' } : entry));
    await changeOffers(site, offers);
    await site.sql(`update subscription_alerts set at = now() - interval '2 days' where queued_at is null`);
    await site.sql(`update subscriptions set frequency = 'instant'`);
    await alerts();
    const mail = await nextMail('eva@suche.example', 3);
    expect(mail.headers.subject).toBe('Neu für Ihre Suche: Wohnung 7');
    expect(mail.text).not.toContain('Wohnung 6');
  });

  it('[VI14] [P38] collects offers for a daily email; an address with two searches gets each offer once', async () => {
    await saveAndConfirm('taeglich@suche.example', [['[district][]', 'Mitte']], 'daily');
    await saveAndConfirm('zwei@suche.example', [['[district][]', 'Mitte']], 'weekly');
    await saveAndConfirm('zwei@suche.example', [['[roomsvon]', '5']]);
    await publish(offer(8, { district: 'Mitte', rooms: 5 }), offer(9, { district: 'Mitte' }));
    await alerts();
    expect((await queuedTo('zwei@suche.example')).map(({ payload }) => payload.uids)).toEqual([[8]]);
    expect(await queuedTo('taeglich@suche.example')).toEqual([]);
    await site.sql(`update subscription_alerts set at = now() - interval '8 days' where queued_at is null`);
    await alerts();
    expect((await queuedTo('zwei@suche.example')).map(({ payload }) => payload.uids)).toEqual([[8], [9]]);
    expect((await queuedTo('taeglich@suche.example')).map(({ payload }) => payload.uids)).toEqual([[8, 9]]);
  });

  it('[VI14] tells a search once of an offer whose rent falls so that it fits, and no search that found it before', async () => {
    await saveAndConfirm('guenstig@suche.example', [['[rentbis]', '650']]);
    await saveAndConfirm('mitte@suche.example', [['[district][]', 'Mitte']]);
    const setRent = async (rent: number) => {
      offers = offers.map((entry) => (entry.uid === 3 ? { ...entry, rent } : entry));
      await changeOffers(site, offers);
      await alerts();
      // The day comes on which old alerts are deleted.
      await site.sql(
        `update subscription_alerts set queued_at = now() - interval '8 days' where queued_at is not null`,
      );
      await site.post('/retention');
    };
    for (const rent of [680, 640, 800, 645, 640]) await setRent(rent);
    expect((await queuedTo('guenstig@suche.example')).map(({ payload }) => payload.uids)).toEqual([[3]]);
    expect(await queuedTo('mitte@suche.example')).toEqual([]);
  });

  it('[VI14] compares an offer with its last version that was tested, not with one in between', async () => {
    for (const rent of [900, 600, 590]) {
      offers = offers.map((entry) => (entry.uid === 5 ? { ...entry, rent } : entry));
      await changeOffers(site, offers);
    }
    await alerts();
    expect((await queuedTo('guenstig@suche.example')).map(({ payload }) => payload.uids)).toEqual([[3], [5]]);
  });

  it('[VI14] [OP6] takes offers as known that were published before versions were stored', async () => {
    await site.sql(`update published_records set versions = '[]'`);
    for (const rent of [620, 610]) {
      offers = offers.map((entry) => (entry.uid === 2 ? { ...entry, rent } : entry));
      await changeOffers(site, offers);
      await alerts();
    }
    expect(await queuedTo('guenstig@suche.example')).toHaveLength(2);
  });

  it('[VI14] ends with the subscription: nothing is sent, exported or kept', async () => {
    const mail = await nextMail('eva@suche.example', 3);
    await open(linkIn(mail, '/abo/abmelden'));
    await publish(offer(10));
    await alerts();
    expect(await queuedTo('eva@suche.example')).toHaveLength(2);
    expect(await site.sql(`select 1 from subscriptions where address = 'eva@suche.example'`)).toEqual([]);
    await site.sql(`update subscription_alerts set queued_at = now() - interval '8 days'`);
    await site.post('/retention');
    expect(await site.sql('select 1 from subscription_alerts')).toEqual([]);
  });

  it('[VI14] queues all emails about 50 new offers for 10,000 searches within 60 s, none twice @full', async () => {
    await saveTenThousandSearches(site);
    await publish(
      ...Array.from({ length: 50 }, (_, index) => offer(100 + index, { rent: 5000 + 100 * index })),
    );
    const before = await site.post<{ cpuMs: number }>('/usage');
    const start = performance.now();
    await alerts();
    const elapsedMs = performance.now() - start;
    const { cpuMs } = await site.post<{ cpuMs: number }>('/usage');
    // On a busy machine, the embedded database's processor time says more.
    expect(Math.min(elapsedMs, Math.max(cpuMs - before.cpuMs, elapsedMs / 4))).toBeLessThan(60_000);
    const queued = await site.sql<{ recipient: string; uids: number; offers: number }>(`
      select recipient, count(*)::int as uids, count(distinct uid)::int as offers
      from mails, jsonb_array_elements(payload -> 'uids') uid
      where kind = 'search-alert' and recipient like 's%@suche.example' group by recipient`);
    // Every second address has a search that finds all; of the others, who search in another district, none finds anything.
    expect(queued).toHaveLength(5000);
    expect(queued.filter(({ uids, offers }) => uids !== offers || offers !== 50)).toEqual([]);
    await alerts();
    const [{ mails } = { mails: 0 }] = await site.sql<{ mails: number }>(
      `select count(*)::int as mails from mails where kind = 'search-alert' and recipient like 's%@suche.example'`,
    );
    expect(mails).toBe(5000);
  });
});
