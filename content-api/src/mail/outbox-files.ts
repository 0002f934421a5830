import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds that a mail's file is kept: as long as the row of a sent mail. */
const RETENTION_MS = 7 * 86_400_000;

/** A mail as it lies in the folder. */
export interface MailFile {
  file: string;
  text: string;
}

/**
 * The folder that mails go into where no mail server is named: `<mail's id>.eml`, readable for the site's user only. What is
 * forgotten, erased or exported in the database is so here too (OP15).
 */
export class OutboxFiles {
  readonly #directory: string;

  /** @param directory `MailSettings.outboxDirectory`; made with the first mail */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Writes a mail; one that is sent again gets the same file, which appears whole or not at all. */
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

  /** Mails that name an address anywhere: as recipient, as the one to answer, or in what a form said. */
  async mentioning(address: string): Promise<MailFile[]> {
    const found: MailFile[] = [];
    for (const file of await this.#list()) {
      const text = await readFile(path.join(this.#directory, file), 'utf8').catch(() => '');
      if (mentions(text, address)) found.push({ file, text });
    }
    return found;
  }

  /** Deletes the mails of these ids, and all that name the address; answers how many. */
  async erase(address: string, ids: readonly string[]): Promise<number> {
    const present = await this.#list();
    const named = (await this.mentioning(address)).map(({ file }) => file);
    const matching = present.filter((file) => named.includes(file) || ids.includes(idOf(file)));
    for (const file of matching) await rm(path.join(this.#directory, file), { force: true });
    return matching.length;
  }

  /** Deletes what is older than the rows of sent mails would be, and closes to others what earlier versions left open. */
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

/** Looks through quoted-printable, which breaks lines within words. */
function mentions(message: string, address: string): boolean {
  const text = message
    .replace(/=\r?\n/g, '')
    .replace(/=3D/gi, '=')
    .toLowerCase();
  const searched = address.toLowerCase();
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + searched.length]];
    const followed = after === '.' ? (text[at + searched.length + 1] ?? '') : after;
    if (!/[a-z0-9._%+-]/.test(before) && !/[a-z0-9-]/.test(followed)) return true;
  }
  return false;
}
