import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { serverError } from '@stadtraum/server-base/errors';
import { LRUCache } from 'lru-cache';

/** Names of unfinished files. No rendition has such a name. */
const UNFINISHED = /^unfinished-/;
const RENDITION = /^[a-z0-9-]+\.[0-9a-f]{8}\.\d+\.(avif|webp|jpg)$/;

/** A cache of renditions on disk with a limit in bytes. The least recently used renditions are evicted first. */
export class RenditionCache {
  readonly #directory: string;
  /** Sizes in bytes by name, in order of use. */
  readonly #sizes: LRUCache<string, number>;

  /**
   * Opens the cache, including files from earlier processes.
   *
   * @throws CodedError DATA_DIRECTORY_UNUSABLE
   */
  static async open(directory: string, limit: number): Promise<RenditionCache> {
    try {
      await mkdir(directory, { recursive: true });
      const cache = new RenditionCache(directory, limit);
      await cache.#restore();
      return cache;
    } catch (cause) {
      throw serverError('DATA_DIRECTORY_UNUSABLE', { path: directory, reason: reasonOf(cause) }, { cause });
    }
  }

  private constructor(directory: string, limit: number) {
    this.#directory = directory;
    this.#sizes = new LRUCache({
      maxSize: limit,
      sizeCalculation: (bytes) => bytes,
      // Responses that are sending the file have it open and can finish.
      dispose: (_bytes, name, reason) => {
        if (reason !== 'set') void this.#remove(name);
      },
    });
  }

  /** Returns the path of a rendition's file and marks it as just used; undefined if it is not cached. */
  find(name: string): string | undefined {
    return this.#sizes.get(name) === undefined ? undefined : path.join(this.#directory, name);
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Whether the next rendition might evict another one. */
  isFull(): boolean {
    return this.#sizes.calculatedSize > this.#sizes.maxSize * 0.9;
  }

  /** Returns a temporary path to which a rendition can be written before `add`. */
  newFile(): string {
    return path.join(this.#directory, `unfinished-${process.pid}-${randomUUID()}`);
  }

  /** Adds a finished file to the cache under a rendition's name, atomically. */
  async add(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await rename(file, path.join(this.#directory, name));
    this.#sizes.set(name, size);
    if (!this.#sizes.has(name)) await this.#remove(name);
  }

  /** Removes an entry whose file has disappeared, or a file that was never finished. */
  async forget(nameOrFile: string): Promise<void> {
    const name = path.basename(nameOrFile);
    if (!this.#sizes.delete(name)) await this.#remove(name);
  }

  async #restore(): Promise<void> {
    const names = await readdir(this.#directory);
    const found = await Promise.all(
      names
        .filter((name) => RENDITION.test(name))
        .map(async (name) => ({ name, stats: await stat(path.join(this.#directory, name)) })),
    );
    found.sort((a, b) => a.stats.atimeMs - b.stats.atimeMs);
    for (const { name, stats } of found) {
      if (stats.size > 0) this.#sizes.set(name, stats.size);
    }
    await Promise.all(names.filter((name) => UNFINISHED.test(name)).map((name) => this.#remove(name)));
  }

  async #remove(name: string): Promise<void> {
    await rm(path.join(this.#directory, name), { force: true }).catch(() => undefined);
  }
}
