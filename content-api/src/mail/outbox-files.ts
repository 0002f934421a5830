import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addressIdentity, shownAddress } from './mail-address.ts';

/** How long an email's file is kept, in milliseconds: as long as the row of a sent email. */
const RETENTION_MS = 7 * 86_400_000;

/** An email in the outbox folder. */
export interface MailFile {
  file: string;
  text: string;
}

/**
 * The folder that stores emails as `<id>.eml` if no mail server is set. Only the site's user can read it. Retention, erasure and
 * export cover it as they cover the database (OP15).
 */
export class OutboxFiles {
  readonly #directory: string;

  /** @param directory `MailSettings.outboxDirectory`; created with the first email */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Writes an email atomically. An email that is sent again replaces its file. */
  async write(id: string, message: Uint8Array): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const file = path.join(this.#directory, `${id}.eml`);
    const handle = await open(`${file}.unfinished`, 'w', 0o600);
    try {
      await handle.writeFile(message);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.unfinished`, file);
  }

  /** Finds emails that contain an address anywhere: as recipient, in Reply-To, or in a form's values. */
  async findByAddress(address: string): Promise<MailFile[]> {
    const identity = addressIdentity(address);
    const spellings = [identity, shownAddress(identity)];
    const found: MailFile[] = [];
    for (const file of await this.#list()) {
      const text = await readFile(path.join(this.#directory, file), 'utf8').catch(() => '');
      if (spellings.some((spelling) => mentions(text, spelling))) found.push({ file, text });
    }
    return found;
  }

  /** Deletes the emails with these ids, and all emails that contain the address. @returns the number of deleted emails */
  async erase(address: string, ids: readonly string[]): Promise<number> {
    const present = await this.#list();
    const withAddress = (await this.findByAddress(address)).map(({ file }) => file);
    const matching = present.filter((file) => withAddress.includes(file) || ids.includes(idOf(file)));
    for (const file of matching) await rm(path.join(this.#directory, file), { force: true });
    return matching.length;
  }

  /** Deletes files older than RETENTION_MS, and restricts the permissions of files that earlier versions wrote. */
  async deleteExpired(now = Date.now()): Promise<void> {
    const files = await this.#list();
    await chmod(this.#directory, 0o700).catch(() => undefined);
    for (const name of files) {
      const file = path.join(this.#directory, name);
      const found = await stat(file).catch(() => undefined);
      if (found && now - found.mtimeMs > RETENTION_MS) await rm(file, { force: true });
      else if (found && (found.mode & 0o077) !== 0) await chmod(file, 0o600);
    }
  }

  async #list(): Promise<string[]> {
    try {
      return (await readdir(this.#directory)).filter((file) => /\.eml(\.unfinished)?$/.test(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}

function idOf(file: string): string {
  return file.replace(/\.eml(\.unfinished)?$/, '');
}

/** Whether a message contains an address in this spelling. Decodes quoted-printable, which breaks lines within words. */
function mentions(message: string, searched: string): boolean {
  const bytes = Buffer.from(message)
    .toString('latin1')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = Buffer.from(bytes, 'latin1').toString().normalize('NFC').toLowerCase();
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + searched.length]];
    const followed = after === '.' ? (text[at + searched.length + 1] ?? '') : after;
    if (!/[a-z0-9._%+-]/.test(before) && !/[a-z0-9-]/.test(followed)) return true;
  }
  return false;
}
