import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** What tells one state of a file from another. */
export interface FileState {
  /** Of all its bytes. */
  hash: string;
  bytes: number;
}

/** Hashes of files' bytes. A file is read again only when its time or its size is another. */
export class FileHashes {
  readonly #known = new Map<string, { stamp: string; hash: string }>();

  /**
   * @param file path below `directory`
   * @throws Error when it is no regular file there: a link could lead anywhere
   */
  async of(directory: string, file: string): Promise<FileState> {
    const location = path.join(directory, file);
    const stats = await lstat(location);
    if (!stats.isFile()) throw new Error('is no file');
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const known = this.#known.get(location);
    if (known?.stamp === stamp) return { hash: known.hash, bytes: stats.size };
    const root = await realpath(directory);
    if ((await realpath(location)) !== path.join(root, file)) throw new Error('a link leads to it');
    const hash = createHash('sha256')
      .update(await readFile(location))
      .digest('hex');
    this.#known.set(location, { stamp, hash });
    return { hash, bytes: stats.size };
  }
}
