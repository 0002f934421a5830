import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiError } from '../kernel/errors.ts';
import { makeDirectory } from '../testing/content-files.ts';
import { readMail } from '../testing/smtp.ts';
import { delayAfter } from './backoff.ts';
import { outcomeOfFailure } from './failure.ts';
import type { Mail } from './mail.ts';
import { readMailSettings } from './mail-settings.ts';
import { createMailTransport } from './transport.ts';

const mail: Mail = {
  subject: 'Änderung',
  heading: 'Ausschreibung <geändert>',
  parts: [
    { kind: 'text', text: 'Zeile eins\nZeile zwei' },
    { kind: 'list', items: ['a & b'] },
    {
      kind: 'facts',
      rows: [
        { label: 'Frist', value: '10 Uhr' },
        { label: 'Gilt sie?', value: 'ja' },
      ],
    },
    { kind: 'link', label: 'Zur Seite', url: 'https://site.example/a?b=1&c=2', look: 'button' },
  ],
  reason: 'Weil Sie abonniert haben.',
  unsubscribe: 'https://site.example/abo/abmelden?token=x',
};
const outgoing = { id: 'a1', recipient: 'eva@bau.example', mail, request: 'anfrage-1' };

describe('the transport without a mail server', () => {
  const directory = makeDirectory('data');
  const transport = createMailTransport(
    readMailSettings({ DATA_DIRECTORY: directory, SITE_URL: 'https://site.example' }),
  );
  const files = () => readdirSync(path.join(directory, 'outbox'));
  const read = () => readMail(readFileSync(path.join(directory, 'outbox/a1.eml'), 'utf8'), '');

  it('writes one file for each email, however often the email is sent', async () => {
    await transport.send(outgoing);
    await transport.send(outgoing);
    expect(files()).toEqual(['a1.eml']);
    expect(read().headers).toMatchObject({
      'message-id': '<a1@site.example>',
      'x-request-id': 'anfrage-1',
      to: 'eva@bau.example',
      subject: 'Änderung',
      'list-unsubscribe': '<https://site.example/abo/abmelden?token=x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('writes the same content as text and as HTML, names the company, and loads no resources', () => {
    const { text, html } = read();
    expect(text.replaceAll('\r\n', '\n').trimEnd()).toBe(
      `Ausschreibung <geändert>\n\nZeile eins\nZeile zwei\n\n- a & b\n\nFrist: 10 Uhr\nGilt sie? ja\n\nZur Seite:\nhttps://site.example/a?b=1&c=2\n\n-- \nWeil Sie abonniert haben.\nAbmelden: https://site.example/abo/abmelden?token=x\n\nStadtraum Wohnen GmbH\nAm Wasserturm 3, 09994 Elsenau\nservice@stadtraum-wohnen.example\nAmtsgericht Elsenau, HRB 1924`,
    );
    for (const part of [
      '&lt;geändert&gt;',
      'Zeile eins<br>Zeile zwei',
      'a &amp; b',
      'b=1&amp;c=2',
      'HRB 1924',
      'token=x',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/<(img|link|style|script)|url\(/);
  });

  it.each([
    [{ recipient: 'a@b.de\r\nBcc: c@d.de' }, {}],
    [{ recipient: 'a@b.de, c@d.de' }, {}],
    [{}, { subject: 'x\nBcc: c@d.de' }],
    [{}, { subject: 'x\0' }],
    [{}, { replyTo: 'a@b.de\rX: y' }],
    [{}, { unsubscribe: 'https://a.de/\nX: y' }],
  ])('[F38] rejects header injection: %j %j', async (envelope, changes) => {
    await expect(
      transport.send({ ...outgoing, id: 'a2', ...envelope, mail: { ...mail, ...changes } }),
    ).rejects.toEqual(expect.objectContaining({ code: 'MAIL_REFUSED' }));
    expect(files()).toEqual(['a1.eml']);
  });
});

describe('a failed attempt', () => {
  it('is retried with growing delays for about a day', () => {
    const delays = Array.from({ length: 14 }, (_, index) => delayAfter(index + 1, () => 0.5));
    expect(delays.slice(0, 4)).toEqual([60, 120, 240, 480]);
    expect(delays.at(-1)).toBeUndefined();
    const hours = delays.reduce<number>((sum, delay = 0) => sum + delay, 0) / 3600;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(30);
  });

  it.each<[string, string, object]>([
    ['a rejected recipient', 'dead', { code: 'EENVELOPE', responseCode: 550 }],
    ['rejected content', 'dead', { code: 'EMESSAGE', responseCode: 554 }],
    ['a full mailbox', 'waiting', { code: 'EENVELOPE', responseCode: 452 }],
    ['a rejected login', 'waiting', { code: 'EAUTH', responseCode: 535 }],
    ['an unavailable server', 'waiting', { code: 'ECONNECTION' }],
    ['a full disk', 'waiting', { code: 'ENOSPC' }],
    ['an unsafe header', 'dead', apiError('MAIL_REFUSED', { reason: 'x' })],
  ])('with %s leaves the mail %s', (_reason, state, failure) => {
    const error = failure instanceof Error ? failure : Object.assign(new Error('x'), failure);
    expect(outcomeOfFailure('a1', 1, error).state).toBe(state);
  });
});
