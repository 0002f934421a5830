import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** The hash and size of a file. */
export interface FileState {
  /** Hash of all bytes. */
  hash: string;
  bytes: number;
}

/** Hashes files. A file is read again only if its modification time or size has changed. */
export class FileHashes {
  readonly #cache = new Map<string, { stamp: string; hash: string }>();

  /**
   * @param file path below `directory`
   * @throws Error if it is not a regular file, because a link could point outside the directory
   */
  async of(directory: string, file: string): Promise<FileState> {
    const location = path.join(directory, file);
    const stats = await lstat(location);
    if (!stats.isFile()) throw new Error('is not a file');
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const cached = this.#cache.get(location);
    if (cached?.stamp === stamp) return { hash: cached.hash, bytes: stats.size };
    const root = await realpath(directory);
    if ((await realpath(location)) !== path.join(root, file)) throw new Error('is a link');
    const hash = createHash('sha256')
      .update(await readFile(location))
      .digest('hex');
    this.#cache.set(location, { stamp, hash });
    return { hash, bytes: stats.size };
  }
}
