import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits for the shared site's newest mail to an address. The site has no mail server, so its mails are files.
 *
 * @param expected number of mails to the address, and words in the newest one
 * @returns its text
 */
export async function mailTo(
  address: string,
  { amount = 1, words = '' }: { amount?: number; words?: string } = {},
): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        found = (await textsTo(address)).filter((text) => text.includes(words));
        return found.length;
      },
      { message: `mails to ${address} with “${words}”`, timeout: 15_000 },
    )
    .toBeGreaterThanOrEqual(amount);
  return found.at(-1) ?? '';
}

/** Path of the link to a page in a mail's text. */
export function linkTo(page: string, text: string): string {
  const [link = ''] = text.match(new RegExp(`${page}\\?token=[\\w-]{43}`)) ?? [];
  return link;
}

async function textsTo(address: string): Promise<string[]> {
  const directory = join(String(process.env.SITE_DATA), 'outbox');
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(directory, name), 'utf8')),
  );
  return files
    .filter((source) => source.includes(`To: ${address}`))
    .map(decodeQuotedPrintable)
    .sort((a, b) => dateOf(a) - dateOf(b));
}

/** Decodes quoted-printable text (`=C3=A4`). */
export function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function dateOf(source: string): number {
  return Date.parse(/^Date: (.*)$/m.exec(source)?.[1] ?? '');
}
