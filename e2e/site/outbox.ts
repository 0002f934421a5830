import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits until the shared site has sent an address `count` emails that contain `words`. The site has no mail server and writes
 * emails to files.
 *
 * @returns the text of the newest email
 */
export async function waitForMail(
  address: string,
  { count = 1, words = '' }: { count?: number; words?: string } = {},
): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        found = (await readMails(address)).filter((text) => text.includes(words));
        return found.length;
      },
      { message: `mails to ${address} with "${words}"` },
    )
    .toBeGreaterThanOrEqual(count);
  return found.at(-1) ?? '';
}

/** Path and query of the link to a page in an email's text. */
export function findLink(page: string, text: string): string {
  const [link = ''] = text.match(new RegExp(`${page}\\?token=[\\w-]{43,}`)) ?? [];
  return link;
}

async function readMails(address: string): Promise<string[]> {
  const directory = join(String(process.env.SITE_DATA), 'outbox');
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(directory, name), 'utf8')),
  );
  return (
    files
      // Not `Reply-To`.
      .filter((source) => source.includes(`\nTo: ${address}`))
      .map(decodeQuotedPrintable)
      .sort((a, b) => dateOf(a) - dateOf(b))
  );
}

/** Decodes an email's quoted-printable body (`=C3=A4`) and encoded words in its headers, but no addresses in them. */
export function decodeQuotedPrintable(mail: string): string {
  const end = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, end).replace(/=\?utf-8\?q\?.*?\?=/gi, decodeText);
  return headers + decodeText(mail.slice(end));
}

function decodeText(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function dateOf(source: string): number {
  return Date.parse(/^Date: (.*)$/m.exec(source)?.[1] ?? '');
}
