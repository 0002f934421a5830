import { setTimeout as delay } from 'node:timers/promises';
import { challengeIn } from '@stadtraum/contracts/forms/proof-of-work';
import { describeOnBothDatabases } from '../../../testing/both-databases.ts';
import { siteWithMail } from '../../../testing/site-with-mail.ts';
import { formFields } from '../../../testing/test-site.ts';
import { CopyLinks } from './copy-links.ts';

const OFFICE = 'buero@stadtraum-wohnen.example';

describeOnBothDatabases('the copy of a contact form', (newDatabase) => {
  const { site, smtp } = siteWithMail(newDatabase);

  const write = (email: string, text: string, more: Record<string, string> = {}) => {
    const fields = { name: 'Eva Öztürk', email, nachricht: text, kopie: 'ja', datenschutz: 'ja', ...more };
    return site.submit('/kontakt', formFields(fields));
  };
  const mailsTo = async (recipient: string, count: number) => {
    for (let waitedMs = 0; smtp.mailsTo(recipient).length < count; waitedMs += 10) {
      if (waitedMs > 60_000) throw new Error(`fewer than ${count} mails to ${recipient}`);
      await delay(10);
    }
    return smtp.mailsTo(recipient);
  };
  const linkIn = (text = '') => new URL(/https:\S+token=\S+/.exec(text)?.[0] ?? 'https://none/');
  const press = async ({ pathname, search }: URL) => {
    const { response } = await site.submit(pathname, {}, { query: search.slice(1), json: false });
    return response.kind === 'redirect' ? response.location : response;
  };

  it('[FO3] is sent once, after its link was opened and confirmed in the mailbox of its address', async () => {
    await write('eva@haus.example', 'Guten Tag, kaufen Sie bei mir');
    const [receipt] = await mailsTo('eva@haus.example', 1);
    expect(receipt?.headers.subject).toMatch(/^Ihre Nachricht ist angekommen \([2-9A-Z]{4}-[2-9A-Z]{4}\)$/);
    // Anyone may have typed the address, so nothing that was typed reaches its owner unasked.
    expect(receipt?.text).not.toMatch(/Eva|kaufen/);
    expect(receipt?.html).not.toMatch(/Eva|kaufen/);

    const link = linkIn(receipt?.text);
    expect(link.pathname).toBe('/kontakt/kopie');
    expect(await press(link)).toBe('/kontakt/kopie?ergebnis=gesendet');
    expect(await press(link)).toBe('/kontakt/kopie?ergebnis=gesendet');
    const [, copy] = await mailsTo('eva@haus.example', 2);
    expect(copy?.headers.subject).toBe(
      receipt?.headers.subject?.replace('Ihre Nachricht ist angekommen', 'Kopie Ihrer Nachricht'),
    );
    expect(copy?.text).toContain('Nachricht: Guten Tag, kaufen Sie bei mir');
    expect(copy?.headers.to).toBe('eva@haus.example');
    expect(JSON.stringify(copy)).not.toContain(OFFICE);
    expect(await site.sql(`select 1 from mails where kind = 'form-copy'`)).toHaveLength(1);
  });

  it('[FO3] [F41] is offered, with all other emails to a typed address, ten times a day, the first three without a proof of work', async () => {
    const spellings = ['Opfer', 'opfer+a', 'OPFER', 'opfer+b', 'opfer+a+b'].map(
      (name) => `${name}@fremd.example`,
    );
    const bodies: unknown[] = [];
    for (const [index, email] of [...spellings, ...spellings, ...spellings].entries()) {
      const { response } =
        index % 2 === 0
          ? await write(email, `Nachricht ${index}`)
          : await site.subscribe({
              email,
              terms: '1',
              'subjects-concat': ['Dach', 'Maler'][(index % 4) >> 1] ?? '',
            });
      bodies.push((response as { body?: unknown }).body);
    }
    const status = bodies.map((body) => (body as { status: string }).status);
    expect(
      status.map((text, index) => (text === 'success' ? '' : `${index} ${text}`)).filter(Boolean),
    ).toEqual(['11 rejected', '13 rejected']);
    const asked = bodies.map((body) => challengeIn(body) !== undefined);
    expect(asked).toEqual([...Array(3).fill(false), ...Array(7).fill(true), ...Array(5).fill(false)]);
    const caused = `select turn from mails where recipient ilike 'opfer%' order by created_at`;
    expect((await site.sql<{ turn: number | null }>(caused)).map(({ turn }) => turn === null)).toEqual(
      asked.slice(0, 10).map((isAsked) => !isAsked),
    );
  });

  it('[FO3] is not offered unasked, and needs an address', async () => {
    await write('ohne@haus.example', 'Ohne Kopie', { kopie: '' });
    expect(await site.sql(`select 1 from mails where recipient = 'ohne@haus.example'`)).toEqual([]);
    expect((await write('', 'Ohne Adresse')).response).toMatchObject({
      body: { status: 'error', errors: [{ field: 'email' }] },
    });
  });

  it('[FO3] is not sent for links that are forged or older than 48 hours', async () => {
    const [{ id } = { id: 0 }] = await site.sql<{ id: number }>(
      `select id::int from form_submissions where values ->> 'email' = 'eva@haus.example'`,
    );
    const forged = new URL(new CopyLinks('https://site.example', 'guessed').linkTo(id));
    expect(await press(forged)).toBe('/kontakt/kopie?ergebnis=ungueltig');
    expect(await press(new URL('https://site.example/kontakt/kopie'))).toBe(
      '/kontakt/kopie?ergebnis=ungueltig',
    );
    await site.sql(`update form_submissions set received_at = now() - interval '49 hours' where id = ${id}`);
    const [receipt] = await mailsTo('eva@haus.example', 1);
    expect(await press(linkIn(receipt?.text))).toBe('/kontakt/kopie?ergebnis=abgelaufen');
  });
});
