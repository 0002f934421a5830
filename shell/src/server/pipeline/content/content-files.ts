import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type Logger, logCode } from '@stadtraum/server-base/logging';
import { shellError } from '../../../errors.ts';
import { toMonotonic, toWallClock } from './clocks.ts';
import { checkedAnswer } from './content-answer.ts';
import type { KeptContent } from './kept-content.ts';

/** What an earlier process left. */
export interface RestoredContent {
  /** Those that were confirmed first come first. */
  pages: { path: string; kept: KeptContent }[];
  /** When each revision was last the current one, monotonic milliseconds. */
  confirmations: ReadonlyMap<string, number>;
}

/** Changes with the form of the files; others are passed over. */
const FORMAT = 1;
const CONFIRMATIONS = 'revisions.json';
/** Milliseconds between two warnings that nothing can be written. */
const WARNING_INTERVAL_MS = 600_000;

/**
 * Last good page models and redirects on disk, so that a restart does not need the content API (OP5): a file for each path,
 * and one that tells when each revision was last confirmed. Each begins with its own hash; what is torn or damaged is removed.
 * Files are written one after another in the background. A disk that is full or read-only costs one warning, no request.
 */
export class ContentFiles {
  readonly #directory: string;
  readonly #log: Logger;
  /** What is to be written by file name; undefined: the file is to be removed. A later order replaces an earlier one. */
  readonly #pending = new Map<string, (() => unknown) | undefined>();
  /** What could not be written; it is tried again with the next confirmation. */
  readonly #failed = new Map<string, () => unknown>();
  #writing: Promise<void> | undefined;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(directory: string, log: Logger) {
    this.#directory = directory;
    this.#log = log;
  }

  /** Reads everything; it never fails. */
  async restore(): Promise<RestoredContent> {
    const pages: RestoredContent['pages'] = [];
    let confirmations: ReadonlyMap<string, number> = new Map();
    let damaged = 0;
    for (const name of await this.#names()) {
      try {
        const value = await readVerified(join(this.#directory, name));
        if (name === CONFIRMATIONS) confirmations = readConfirmations(value);
        else pages.push(readPage(value));
      } catch {
        damaged += 1;
        this.#order(name, undefined);
      }
    }
    if (damaged > 0) this.#log.warn({ files: damaged }, 'kept pages that are damaged were removed');
    pages.sort((one, other) => one.kept.fetchedAt - other.kept.fetchedAt);
    return { pages, confirmations };
  }

  write(path: string, kept: KeptContent): void {
    this.#order(nameOf(path), () => storedPage(path, kept));
  }

  remove(path: string): void {
    this.#order(nameOf(path), undefined);
  }

  /** Extends the life of all pages of these revisions. @param confirmations monotonic milliseconds by revision */
  confirm(confirmations: ReadonlyMap<string, number>): void {
    for (const [name, make] of this.#failed) this.#order(name, make);
    const stored = [...confirmations].map(([revision, at]) => [revision, toWallClock(at)]);
    if (stored.length > 0) this.#order(CONFIRMATIONS, () => Object.fromEntries(stored));
  }

  /** Resolves when everything that was ordered is written, or cannot be. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  #order(name: string, make: (() => unknown) | undefined): void {
    this.#failed.delete(name);
    this.#pending.set(name, make);
    this.#writing ??= this.#work().finally(() => {
      this.#writing = undefined;
    });
  }

  async #work(): Promise<void> {
    // The caller goes on first.
    await undefined;
    for (const [name, make] of this.#pending) {
      this.#pending.delete(name);
      try {
        if (make) await this.#replace(name, make());
        else await rm(join(this.#directory, name), { force: true });
      } catch (error) {
        if (make && !this.#pending.has(name)) this.#failed.set(name, make);
        this.#warn(error);
      }
    }
  }

  /** Without a sync, which would cost the database's disk more than a lost file costs here: its hash tells that it is torn. */
  async #replace(name: string, value: unknown): Promise<void> {
    const json = JSON.stringify(value);
    const temporary = join(this.#directory, `.${name}.${randomUUID()}.tmp`);
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(temporary, `${hashOf(json)}\n${json}`);
      await rename(temporary, join(this.#directory, name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.#directory);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warn(error);
      return [];
    }
  }

  #warn(error: unknown): void {
    if (performance.now() - this.#warnedAt < WARNING_INTERVAL_MS) return;
    this.#warnedAt = performance.now();
    logCode(
      this.#log,
      'warn',
      shellError('CONTENT_NOT_KEPT', { path: this.#directory, reason: reasonOf(error) }),
    );
  }
}

function nameOf(path: string): string {
  return `${hashOf(path)}.json`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** @throws Error when it is not whole */
async function readVerified(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (text.slice(0, end) !== hashOf(json)) throw new Error('it is torn');
  return JSON.parse(json);
}

function storedPage(path: string, { answer, etag, bytes, revision, fetchedAt }: KeptContent) {
  const content = answer.kind === 'page' ? answer.page : answer.redirect;
  return { format: FORMAT, path, etag, bytes, revision, fetchedAt: toWallClock(fetchedAt), content };
}

function readPage(value: unknown): RestoredContent['pages'][number] {
  const { format, path, etag, bytes, revision, fetchedAt, content } = value as ReturnType<typeof storedPage>;
  if (format !== FORMAT) throw new Error('another version wrote it');
  const kept = {
    answer: checkedAnswer(content, path),
    bytes,
    revision,
    fetchedAt: toMonotonic(fetchedAt),
    failedAt: Number.NEGATIVE_INFINITY,
    isRestored: true,
    ...(etag !== undefined && { etag }),
  };
  return { path, kept };
}

function readConfirmations(value: unknown): ReadonlyMap<string, number> {
  const entries = Object.entries(value as Record<string, number>);
  return new Map(entries.map(([revision, wall]) => [revision, toMonotonic(wall)]));
}
