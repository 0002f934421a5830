import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { decodeQuotedPrintable } from './outbox.ts';

/** A real mail server for one test. */
export interface MailServer {
  /** Value for SMTP_URL. */
  url: string;
  /** Emails that an address has received so far. */
  received(address: string): string[];
  /** Waits until an address has received `count` emails. @returns the emails with headers, in order of arrival */
  mailsTo(address: string, count: number): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: { recipient: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decodeQuotedPrintable(Buffer.concat(chunks).toString());
        for (const { address } of envelope.rcptTo) mails.push({ recipient: address, text });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailsFor = (address: string) =>
    mails.filter(({ recipient }) => recipient === address).map(({ text }) => text);
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received: mailsFor,
    async mailsTo(address, count) {
      await expect.poll(() => mailsFor(address).length, { message: `mails to ${address}` }).toBe(count);
      return mailsFor(address);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Path and query of an email's one-click unsubscribe URL (RFC 8058). */
export function oneClickPath(mail: string): string {
  const [, address = ''] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.replace(/\r\n[ \t]+/g, '')) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}
