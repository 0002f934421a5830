import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the file in DATA_DIRECTORY. */
const FILE = 'content-loaded.json';

/** The directories whose files are compared, and the id of the site's current run. */
export interface LoadMarkerOptions {
  siteDirectory: string;
  contentDirectory: string;
  mediaDirectory: string;
  /** Undefined if the process was not started by the supervisor. */
  siteRun: string | undefined;
}

/**
 * Records which content files a run of the site has loaded. A server that is restarted within the same run (`SITE_RUN`, set by the
 * supervisor) does not read and check unchanged files again, because this would slow down a machine that may already be slow (OP8).
 * A new run checks everything, because its code may differ.
 */
export class LoadMarker {
  readonly #file: string;
  readonly #directories: string[];
  readonly #run: string | undefined;

  constructor({ siteDirectory, contentDirectory, mediaDirectory, siteRun }: LoadMarkerOptions) {
    this.#file = path.join(siteDirectory, FILE);
    this.#directories = [contentDirectory, mediaDirectory];
    this.#run = siteRun;
  }

  /** Hashes the state of all files; call it before reading them. Undefined without a `siteRun`. */
  async hashFiles(): Promise<string | undefined> {
    if (this.#run === undefined) return undefined;
    const hash = createHash('sha256').update(this.#run);
    for (const directory of this.#directories) {
      for (const name of (await readdir(directory, { recursive: true })).sort()) {
        const { size, mtimeMs } = await stat(path.join(directory, name));
        hash.update(`\0${name}\0${size}\0${mtimeMs}`);
      }
    }
    return hash.digest('hex');
  }

  /** Records that the files in this state were loaded as this revision. Failures are ignored: they only cause an extra check. */
  async save(state: string | undefined, revision: string): Promise<void> {
    if (state === undefined) return;
    const temporary = `${this.#file}.${process.pid}`;
    await writeFile(temporary, JSON.stringify({ state, revision }))
      .then(() => rename(temporary, this.#file))
      .catch(() => undefined);
  }

  /** Whether this run has loaded the files in their current state as this revision. */
  async matches(revision: string): Promise<boolean> {
    try {
      const saved = JSON.parse(await readFile(this.#file, 'utf8')) as Record<string, unknown>;
      return saved.revision === revision && saved.state === (await this.hashFiles());
    } catch {
      return false;
    }
  }
}
