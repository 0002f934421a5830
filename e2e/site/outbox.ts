import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The newest mail of the shared site to an address, as its text; it waits for it. The site has no mail server, so its mails are files.
 *
 * @param expected how many there must be, and which words the mail has in it
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

/** The link to a page in a mail's text, as a path. */
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

/** Reads the text of a mail whose words are broken by `=C3=A4`. */
export function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function dateOf(source: string): number {
  return Date.parse(/^Date: (.*)$/m.exec(source)?.[1] ?? '');
}
