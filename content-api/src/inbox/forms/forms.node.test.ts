import { setTimeout as delay } from 'node:timers/promises';
import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { siteWithMail } from '../../testing/site-with-mail.ts';
import { anyReference, formFields } from '../../testing/test-site.ts';

const VALID = {
  name: 'Eva Öztürk',
  email: 'eva@haus.example',
  'thema][': 'bau',
  nachricht: 'Guten Tag,\r\n<b>Zeile zwei</b>',
  datenschutz: 'ja',
};
const OFFICE = 'buero@stadtraum-wohnen.example';

describeOnBothDatabases('a contact form', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase);

  const send = (fields: Record<string, string>, json = true) =>
    site.submit('/kontakt', formFields({ ...VALID, ...fields }), { json });
  const stored = () => site.sql<{ values: Record<string, unknown> }>('select values from form_submissions');
  const mails = async (count: number) => {
    for (let waitedMs = 0; smtp.mails.length < count && waitedMs < 60_000; waitedMs += 10) await delay(10);
    return smtp.mails;
  };

  it("[R7.2-1] [FO3] is stored, and mailed to the address in its content with the visitor's address in Reply-To", async () => {
    const { response } = await send({}, false);
    expect(response.kind).toBe('redirect');
    const { pathname, search, searchParams } = new URL(locationOf(response), 'https://site.example');
    const reference = searchParams.get('tx_powermail_pi1[reference]');
    expect(search).toMatch(/^\?tx_powermail_pi1/);
    expect([pathname, searchParams.get('tx_powermail_pi1[sent]'), reference]).toEqual([
      ...['/kontakt', 'formular', anyReference()],
    ]);
    const [mail] = await mails(1);
    expect(mail?.recipient).toBe(OFFICE);
    expect(mail?.headers).toMatchObject({
      from: 'Stadtraum Wohnen <service@stadtraum-wohnen.example>',
      to: OFFICE,
      'reply-to': 'eva@haus.example',
      subject: `Nachricht über die Website (${reference})`,
    });
    const labels = [
      'Vorgangsnummer',
      'Eingegangen',
      'Name',
      'E-Mail',
      'Themen',
      'Nachricht',
      'Kopie',
      'Datenschutz gelesen',
    ];
    const lines = labels.map((label) => mail?.text.search(new RegExp(`^${label}: `, 'm')));
    // FO3: the form's order.
    expect(lines).toEqual([...lines].sort((a = -1, b = -1) => a - b));
    expect(lines).not.toContain(-1);
    expect(mail?.text).toContain(`Vorgangsnummer: ${reference}`);
    expect(mail?.text).toContain('Themen: Bau');
    expect(mail?.text).toContain('Gesendet über das Formular auf https://site.example/kontakt.');
    expect(mail?.html).toContain('&lt;b&gt;Zeile zwei&lt;/b&gt;');
    const values = { ...VALID, nachricht: 'Guten Tag,\n<b>Zeile zwei</b>', thema: ['bau'], kopie: '' };
    const { 'thema][': _, ...expected } = values;
    expect(await stored()).toEqual([{ values: expected }]);
  });

  it('is validated against the rules in its content, and returned with its errors and input', async () => {
    const bad = {
      email: 'x@y.de\r\nBcc: z@y.de',
      nachricht: 'a'.repeat(501),
      datenschutz: 'nein',
      'thema][': 'x',
    };
    const { response } = await send(bad);
    expect(response).toEqual({
      kind: 'json',
      status: 200,
      body: {
        status: 'error',
        errors: [
          { field: 'email', message: expect.stringContaining('gültige E-Mail-Adresse') },
          { field: 'thema', message: 'Bitte überprüfen Sie Ihre Eingabe.' },
          { field: 'nachricht', message: 'Bitte schreiben Sie höchstens 500 Zeichen.' },
          { field: 'datenschutz', message: expect.any(String) },
        ],
      },
    });
    const page = (await send({ email: '' }, false)).response;
    expect(page).toMatchObject({
      ...{ kind: 'page', status: 422 },
      page: { path: '/kontakt', title: expect.stringMatching(/^Bitte prüfen Sie Ihre Angaben – Kontakt/) },
    });
    const [block] = page.kind === 'page' ? (page.page.regions.main ?? []) : [];
    expect(block?.content.answer).toMatchObject({
      errors: [{ field: 'email', message: 'Bitte füllen Sie dieses Feld aus: E-Mail.' }],
      values: { name: 'Eva Öztürk', thema: ['bau'] },
    });
    // The recipient is not disclosed.
    expect(JSON.stringify(page)).not.toContain(OFFICE);
    expect(await stored()).toHaveLength(1);
  });

  it('[F23] creates one row and one email for 50 concurrent duplicates', async () => {
    // Half of them come from one network, each of the others from a network of its own.
    const fields = formFields({ ...VALID, name: 'Fünfzig' });
    const networks = Array.from({ length: 50 }, (_, index) => `192.0.2.${Math.max(25, index)}`);
    const results = await Promise.all(
      networks.map((network) => site.submit('/kontakt', fields, { network })),
    );
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    expect(results[0]?.response).toEqual({
      kind: 'json',
      status: 200,
      body: { status: 'success', reference: anyReference() },
    });
    await mails(2);
    expect(await stored()).toHaveLength(2);
    expect(await site.sql("select 1 from mails where kind = 'contact-form'")).toHaveLength(2);
  });

  it('is discarded with the usual response if a bot sends it', async () => {
    for (const trap of [{ __website: 'https://x.example' }, { __seconds: '0.4' }]) {
      expect((await send({ ...trap, name: 'Roboter' })).response).toMatchObject({
        body: { status: 'success', reference: anyReference() },
      });
    }
    expect((await send({ __seconds: '12', name: 'Mensch' })).response).toMatchObject({
      body: { status: 'success' },
    });
    expect(await stored()).toHaveLength(3);
  });

  it('is rejected if it is malformed or its page has no form', async () => {
    const status = async (path: string, fields: Record<string, string>) =>
      (await site.submit(path, formFields(fields))).status;
    expect(await status('/', VALID)).toBe(400);
    expect(await status('/nirgends', VALID)).toBe(400);
    expect(await status('/kontakt', { ...VALID, __form: 'fremd' })).toBe(400);
    expect(await status('//kontakt', VALID)).toBe(405);
    expect((await site.submit('/kontakt', { a: 'b' })).status).toBe(405);
    expect((await site.submit('/kontakt', {}, { type: 'text/plain' })).status).toBe(405);
    expect((await send({ nachricht: '\0' })).response).toMatchObject({
      body: { errors: [{ field: 'nachricht' }] },
    });
    expect(await status('/kontakt', { nachricht: 'a'.repeat(20_000) })).toBe(413);
  });
});

function locationOf(response: SubmissionResponse): string {
  return response.kind === 'redirect' ? response.location : '';
}
