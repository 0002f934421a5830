import { setTimeout as delay } from 'node:timers/promises';
import type { FormOutcome } from '@stadtraum/contracts/forms/contact-form';
import { berlinDay } from '../../kernel/berlin-time.ts';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { offer, offersWithForm } from '../../testing/offers-with-form.ts';
import { siteWithMail } from '../../testing/site-with-mail.ts';
import { anyReference, formFields, type SubmitResult } from '../../testing/test-site.ts';

const today = berlinDay(new Date());
const OFFERS = [
  ...Array.from({ length: 12 }, (_, index) => offer(index + 1)),
  offer(20, { wbs: 'erforderlich' }),
  offer(30, { letSince: today }),
];
const EVA = 'eva@haus.example';

describeOnBothDatabases('an enquiry for an offer', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase, () => offersWithForm(OFFERS));

  const enquire = (uid: number, fields: Record<string, string> = {}, json = true) => {
    const values = {
      name: 'Eva Öztürk',
      email: EVA,
      nachricht: 'Guten Tag',
      einwilligung: 'ja',
      ...fields,
    };
    return site.submit(`/angebote/wohnung-${uid}`, formFields({ __form: 'anfrage', ...values }), { json });
  };
  /** Waits for the emails to an address, in whatever form it was written. */
  const mailsTo = async (address: string, count: number) => {
    const arrived = () =>
      smtp.mails.filter(({ recipient }) => recipient.toLowerCase().replace(/\+[^@]*/, '') === address);
    for (let waitedMs = 0; arrived().length < count; waitedMs += 10) {
      if (waitedMs > 60_000) throw new Error(`fewer than ${count} mails to ${address}`);
      await delay(10);
    }
    return arrived();
  };
  const outcome = ({ response }: SubmitResult) =>
    (response.kind === 'json' ? response.body : {}) as FormOutcome;
  const referenceOf = (result: SubmitResult) => {
    const body = outcome(result);
    return body.status === 'success' ? body.reference : `refused: ${JSON.stringify(body)}`;
  };
  const stored = (email: string) =>
    site.sql(
      `select 1 from form_submissions where regexp_replace(lower(values ->> 'email'), '\\+[^@]*', '') = '${email}'`,
    );

  it('[VI3] reaches the person in charge of the offer, and is acknowledged at once with nothing that was typed', async () => {
    const reference = referenceOf(await enquire(1, { nachricht: 'Kaufen Sie bei mir' }));
    expect(reference).toEqual(anyReference());
    const [mail] = await mailsTo('vermietung-1@haus.example', 1);
    expect(mail?.headers).toMatchObject({
      'reply-to': EVA,
      subject: `Anfrage: Wohnung 1 & Hof (${reference})`,
    });
    expect(mail?.text).toContain('Nachricht: Kaufen Sie bei mir');
    expect(mail?.text).toContain('Miete: 501,00\u00a0€');
    expect(mail?.text).toContain('https://site.example/angebote/wohnung-1');

    const [receipt] = await mailsTo(EVA, 1);
    expect(receipt?.headers).toMatchObject({
      'reply-to': 'vermietung-1@haus.example',
      subject: `Ihre Anfrage ist angekommen (${reference})`,
    });
    for (const said of [
      reference,
      'Wohnung 1 & Hof',
      '501,00',
      'Ayşe Demir meldet sich.',
      'Rufen Sie an: 030 1',
    ])
      expect(receipt?.text).toContain(said);
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Eva|Kaufen/);
    expect(receipt?.html).toContain('Wohnung 1 &amp; Hof');
  });

  it('[VI3] for the same offer again is an addition, which only the office and the address learn', async () => {
    const first = referenceOf(await enquire(2, { email: 'Jo@haus.example' }));
    const second = referenceOf(await enquire(2, { email: 'jo@HAUS.example', nachricht: 'Mit Hund' }));
    // A number of its own: otherwise anyone who types the address would learn that of the first.
    expect(second).toEqual(anyReference());
    expect(second).not.toBe(first);
    const [, addition] = await mailsTo('vermietung-2@haus.example', 2);
    expect(addition?.headers.subject).toBe(`Ergänzung zu ${first}: Anfrage: Wohnung 2 & Hof (${second})`);
    expect(addition?.text).toContain('Nachricht: Mit Hund');
    const told = await mailsTo('jo@haus.example', 2);
    expect(told[0]?.text).not.toContain('schon am');
    expect(told[1]?.text).toContain(`angefragt (Vorgangsnummer ${first})`);
    expect(referenceOf(await enquire(2, { email: 'jo@HAUS.example', nachricht: 'Mit Hund' }))).toBe(second);
    expect(await stored('jo@haus.example')).toHaveLength(2);
  });

  it('[VI3] [F41] is refused with a clear sentence after ten of one mailbox in a day, and nothing is lost', async () => {
    const email = 'viel@haus.example';
    const spellings = ['viel', 'Viel', 'viel+a', 'viel+b'].map((name) => `${name}@haus.example`);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        enquire((index % 12) + 1, { email: spellings[index % 4] ?? '', nachricht: `Nummer ${index}` }),
      ),
    );
    const accepted = results.filter((result) => outcome(result).status === 'success');
    expect(accepted).toHaveLength(10);
    const refused = results.map(outcome).filter(({ status }) => status === 'error');
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({
      errors: [{ field: '__form', message: 'Heute keine mehr. Rufen Sie an: 030 1.' }],
    });
    expect(await stored(email)).toHaveLength(10);
    const { response } = await enquire(3, { email, nachricht: 'Mein Text' }, false);
    expect(response).toMatchObject({ kind: 'page', status: 429 });
    expect(JSON.stringify(response)).toContain('Mein Text');
    expect(await mailsTo(email, 10)).toHaveLength(10);
  });

  it('[VI3] for what was let a minute ago gets a true answer, its input and what is like it', async () => {
    expect(await outcome(await enquire(30))).toEqual({
      ...{ status: 'error', isOnPage: true },
      errors: [{ field: '__form', message: expect.stringContaining('weder gespeichert noch weitergegeben') }],
    });
    const { response } = await enquire(30, { nachricht: 'Zeile 1\r\nZeile 2' }, false);
    expect(response).toMatchObject({
      ...{ kind: 'page', status: 410 },
      page: { title: expect.stringMatching(/^Nicht gesendet – Vergeben: Wohnung 30/) },
    });
    const [closed, similar] = response.kind === 'page' ? (response.page.regions.main ?? []) : [];
    expect(closed?.content).toMatchObject({
      unsent: { title: 'Seit heute vermietet' },
      answer: {
        entries: [
          { label: 'Name', value: 'Eva Öztürk' },
          { label: 'E-Mail', value: EVA },
          { label: 'Nachricht', value: 'Zeile 1\nZeile 2' },
        ],
      },
    });
    expect(similar?.content.items).toHaveLength(3);
    expect(await site.sql("select 1 from form_submissions where page = '/angebote/wohnung-30'")).toEqual([]);
  });

  it('asks only what concerns the offer', async () => {
    const fieldsOf = async (uid: number) => {
      const response = await site.get(`/page?path=/angebote/wohnung-${uid}`);
      return JSON.stringify(await response.json());
    };
    expect(await fieldsOf(1)).not.toContain('"wbs"');
    expect(await fieldsOf(20)).toContain('"wbs"');
    expect(await fieldsOf(1)).toContain('Anfrage zu Wohnung 1 & Hof');
    expect(await fieldsOf(1)).not.toMatch(/vermietung-1@|Heute keine mehr/);
    expect(outcome(await enquire(20))).toMatchObject({ errors: [{ field: 'wbs' }] });
    expect(outcome(await enquire(20, { wbs: 'ja' }))).toMatchObject({ status: 'success' });
  });

  it('[VI3] is delivered although its offer was let after it arrived, and is answered truly once the offer is removed', async () => {
    smtp.failWith = { code: 451, times: 2 };
    const email = 'knapp@haus.example';
    const reference = referenceOf(await enquire(4, { email, nachricht: 'Gerade noch' }));
    const others = OFFERS.filter(({ uid }) => uid !== 4 && uid !== 5);
    site.files.write('collections/offers/records.json', [...others, offer(4, { letSince: today })]);
    expect(await site.post('/load')).toMatchObject({ changed: true });
    await site.sql("update mails set due_at = now() where state = 'waiting'");
    await site.post('/operation', { name: 'retry', parameters: [] });
    const [mail] = (await mailsTo('vermietung-4@haus.example', 1)).filter(({ text }) =>
      text.includes('Gerade noch'),
    );
    expect(mail?.headers.subject).toBe(`Anfrage: Wohnung 4 & Hof (${reference})`);
    expect((await mailsTo(email, 1))[0]?.text).toContain('Wohnung 4 & Hof');

    // The page of a removed offer is the 404 page, which has no place for the input here.
    expect((await enquire(5)).status).toBe(400);
    site.files.write('pages/404.json', {
      ...{ id: 404, title: 'Nicht gefunden', status: 404 },
      regions: { main: [{ id: 'weg', type: 'closed-form', content: { unsent: { title: 'Weg' } } }] },
    });
    await site.post('/load');
    const { response } = await enquire(5, { nachricht: 'Zu spät' }, false);
    expect(response).toMatchObject({
      ...{ kind: 'page', status: 410 },
      page: {
        regions: {
          main: [
            {
              content: {
                answer: { entries: expect.arrayContaining([{ label: 'Nachricht', value: 'Zu spät' }]) },
              },
            },
          ],
        },
      },
    });
  });

  it('[VI3] is reached by export, erasure and retention, with its mails', async () => {
    const operation = (name: string, ...parameters: string[]) =>
      site.post<unknown>('/operation', { name, parameters });
    await mailsTo(EVA, 1);
    expect(JSON.stringify(await operation('export', EVA))).toContain('Kaufen Sie bei mir');
    await operation('erase', EVA.toUpperCase());
    expect(await stored(EVA)).toEqual([]);
    expect(await site.sql(`select 1 from mails where recipient = '${EVA}'`)).toEqual([]);
    expect(
      await site.sql(
        "select 1 from mails where recipient = 'vermietung-1@haus.example' and payload ->> 'submission' = '1'",
      ),
    ).toEqual([]);
    expect(JSON.stringify(await operation('export', EVA))).not.toContain('Kaufen');

    await site.sql(`
        update form_submissions set received_at = now() - interval '91 days' where sender = 'jo@haus.example'`);
    await site.post('/retention');
    expect(await stored('jo@haus.example')).toEqual([]);
    expect(await stored('viel@haus.example')).toHaveLength(10);
  });
});
