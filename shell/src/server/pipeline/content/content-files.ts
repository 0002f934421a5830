import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type Logger, logCode } from '@stadtraum/server-base/logging';
import { shellError } from '../../../errors.ts';
import type { CachedContent } from './cached-content.ts';
import { toMonotonic, toWallClock } from './clocks.ts';
import { validatedResult } from './content-response.ts';

/** Content that an earlier process stored. */
export interface RestoredContent {
  /** In ascending order of `fetchedAt`. */
  pages: { path: string; cached: CachedContent }[];
  /** The time at which each revision was last confirmed as current, in monotonic milliseconds. */
  confirmations: ReadonlyMap<string, number>;
}

/** Version of the files' format; files with another version are removed. */
const FORMAT = 1;
const CONFIRMATIONS = 'revisions.json';
/** Milliseconds between two warnings about failed writes. */
const WARNING_INTERVAL_MS = 600_000;

/**
 * Stores the last good page models and redirects on disk, so that a restart does not need the content API (OP5). There is one
 * file for each path, and one with the time at which each revision was last confirmed. Each file starts with its hash; damaged
 * files are removed. Files are written one at a time in the background. If the disk is full or read-only, one warning is logged
 * and no request fails.
 */
export class ContentFiles {
  readonly #directory: string;
  readonly #log: Logger;
  /** Functions that create the values to write, by file name. Undefined removes the file; a later value replaces an earlier one. */
  readonly #pending = new Map<string, (() => unknown) | undefined>();
  /** Values that could not be written; they are retried with the next confirmation. */
  readonly #failed = new Map<string, () => unknown>();
  #writing: Promise<void> | undefined;
  #warnedAt = Number.NEGATIVE_INFINITY;

  constructor(directory: string, log: Logger) {
    this.#directory = directory;
    this.#log = log;
  }

  /** Reads all files. It never fails. */
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
        this.#enqueue(name, undefined);
      }
    }
    if (damaged > 0) this.#log.warn({ files: damaged }, 'damaged files of cached pages removed');
    pages.sort((a, b) => a.cached.fetchedAt - b.cached.fetchedAt);
    return { pages, confirmations };
  }

  write(path: string, cached: CachedContent): void {
    this.#enqueue(nameOf(path), () => serializePage(path, cached));
  }

  remove(path: string): void {
    this.#enqueue(nameOf(path), undefined);
  }

  /** Extends the lifetime of all pages with these revisions. @param confirmations monotonic milliseconds by revision */
  confirm(confirmations: ReadonlyMap<string, number>): void {
    for (const [name, createValue] of this.#failed) this.#enqueue(name, createValue);
    const stored = [...confirmations].map(([revision, at]) => [revision, toWallClock(at)]);
    if (stored.length > 0) this.#enqueue(CONFIRMATIONS, () => Object.fromEntries(stored));
  }

  /** Resolves when every pending write has succeeded or failed. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  #enqueue(name: string, createValue: (() => unknown) | undefined): void {
    this.#failed.delete(name);
    this.#pending.set(name, createValue);
    this.#writing ??= this.#writePending().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writePending(): Promise<void> {
    // Lets the caller continue before the first write.
    await undefined;
    for (const [name, createValue] of this.#pending) {
      this.#pending.delete(name);
      try {
        if (createValue) await this.#replace(name, createValue());
        else await rm(join(this.#directory, name), { force: true });
      } catch (error) {
        if (createValue && !this.#pending.has(name)) this.#failed.set(name, createValue);
        this.#warn(error);
      }
    }
  }

  /** Does not call fsync, which would slow down the database on the same disk. Torn files are detected by their hash. */
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

/** @throws Error if the file is incomplete or damaged */
async function readVerified(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (text.slice(0, end) !== hashOf(json)) throw new Error('its hash does not match');
  return JSON.parse(json);
}

function serializePage(path: string, { result, etag, bytes, revision, fetchedAt }: CachedContent) {
  const content = result.kind === 'page' ? result.page : result.redirect;
  return { format: FORMAT, path, etag, bytes, revision, fetchedAt: toWallClock(fetchedAt), content };
}

function readPage(value: unknown): RestoredContent['pages'][number] {
  const { format, path, etag, bytes, revision, fetchedAt, content } = value as ReturnType<
    typeof serializePage
  >;
  if (format !== FORMAT) throw new Error('it has a different format');
  const cached = {
    result: validatedResult(content, path),
    bytes,
    revision,
    fetchedAt: toMonotonic(fetchedAt),
    failedAt: Number.NEGATIVE_INFINITY,
    isRestored: true,
    ...(etag !== undefined && { etag }),
  };
  return { path, cached };
}

function readConfirmations(value: unknown): ReadonlyMap<string, number> {
  const entries = Object.entries(value as Record<string, number>);
  return new Map(entries.map(([revision, wallTime]) => [revision, toMonotonic(wallTime)]));
}
