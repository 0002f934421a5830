import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiError } from '../kernel/errors.ts';
import { makeDirectory } from '../testing/content-files.ts';
import { readMail } from '../testing/smtp.ts';
import { delayAfter } from './backoff.ts';
import { concernsMail, outcomeOfFailure } from './failure.ts';
import type { Mail } from './mail.ts';
import { readMailSettings } from './mail-settings.ts';
import { SendingPause } from './sending-pause.ts';
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
      'list-id': '<abo.site.example>',
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
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

  const smtpError = (command: string, response: string) =>
    Object.assign(new Error(response), {
      code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
      ...{ command, response, responseCode: Number(response.slice(0, 3)) },
    });

  it.each<[string, 'ends' | 'waits', Error]>([
    ['a rejected recipient', 'ends', smtpError('RCPT TO', '550 no such user')],
    ['a recipient rejected by its enhanced code', 'ends', smtpError('RCPT TO', '550 5.1.1 no such user')],
    ['a recipient rejected after DATA', 'ends', smtpError('DATA', '550-5.2.1 disabled')],
    ['rejected content', 'ends', smtpError('DATA', '554 5.6.0 not a mail')],
    ['an unsafe header', 'ends', apiError('MAIL_REFUSED', { reason: 'x' })],
    [
      'an email that is too large',
      'ends',
      Object.assign(new Error('x'), { code: 'EMESSAGE', command: 'MAIL FROM' }),
    ],
    ['a full mailbox', 'waits', smtpError('RCPT TO', '452 4.2.2 full')],
  ])('because of %s concerns only this email, which %s', (_reason, end, error) => {
    expect(concernsMail(error)).toBe(true);
    const { state } = outcomeOfFailure('a1', 1, error, false);
    expect(state).toBe(end === 'ends' ? 'dead' : 'waiting');
    expect(outcomeOfFailure('a1', 14, error, false).state).toBe('dead');
  });

  it.each<[string, Error]>([
    ['a rejected sender', smtpError('MAIL FROM', '553 sender rejected')],
    ['a sender rejected like a recipient', smtpError('MAIL FROM', '550 5.1.1 rejected')],
    ['a sender rejected with the recipient', smtpError('RCPT TO', '550 5.1.8 sender domain')],
    ['a refused relay', smtpError('RCPT TO', '554 5.7.1 relay access denied')],
    ['a sender without permission', smtpError('DATA', '550 5.7.60 client cannot send as this sender')],
    ['a rate limit', smtpError('DATA', '554 rate limit exceeded')],
    ['a closed session', smtpError('RCPT TO', '421 too many connections')],
    [
      'a rejected login',
      Object.assign(new Error('x'), { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }),
    ],
    ['an unavailable server', Object.assign(new Error('x'), { code: 'ECONNECTION', command: 'CONN' })],
    ['a full disk', Object.assign(new Error('x'), { code: 'ENOSPC' })],
  ])('because of %s never ends an email, unless others are accepted for a day', (_reason, error) => {
    expect(concernsMail(error)).toBe(false);
    const reason = `the mail server accepts nothing: ${error.message}`;
    for (const attempts of [1, 14, 100])
      expect(outcomeOfFailure('a1', attempts, error, false)).toMatchObject({ state: 'waiting', reason });
    expect(outcomeOfFailure('a1', 13, error, true).state).toBe('waiting');
    expect(outcomeOfFailure('a1', 14, error, true).state).toBe('dead');
  });
});

it('[F24] an attempt counts, and delays the next, only if the email may have been delivered', () => {
  const attemptsAfter = (properties: object) => {
    const outcome = outcomeOfFailure('a1', 5, Object.assign(new Error('x'), properties), false);
    return 'attempts' in outcome && outcome.attempts;
  };
  expect(attemptsAfter({ code: 'ESOCKET', command: 'CONN', syscall: 'connect' })).toBe(4);
  expect(attemptsAfter({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 })).toBe(4);
  expect(attemptsAfter({ code: 'ETIMEDOUT', command: 'CONN' })).toBe(5);
});

it('[F24] sending pauses for a minute when the mail server refuses the site, and continues once it accepts an email', () => {
  const pause = new SendingPause();
  pause.learn(['refused', 'sent', 'other'], 1000);
  expect([pause.acceptsMails, pause.remaining(1000)]).toEqual([true, 0]);
  pause.learn(['other'], 2000);
  expect([pause.acceptsMails, pause.remaining(2000)]).toEqual([true, 0]);
  pause.learn(['refused', 'other'], 3000);
  expect([pause.acceptsMails, pause.remaining(3000), pause.remaining(63_000)]).toEqual([false, 60_000, 0]);
  pause.learn(['refused'], 63_000);
  expect(pause.remaining(64_000)).toBe(59_000);
  pause.end();
  expect([pause.acceptsMails, pause.remaining(64_000)]).toEqual([false, 0]);
  pause.learn(['sent'], 64_000);
  expect([pause.acceptsMails, pause.remaining(64_000)]).toEqual([true, 0]);
});
