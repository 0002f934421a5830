import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { serverError } from '@stadtraum/server-base/errors';
import type { DocumentStore } from '../document-store.ts';
import type { NewLogEntry } from '../release-log.ts';
import { asStorageError } from '../storage-error.ts';
import type { DiskLog } from './disk-log.ts';

/** Stores each document as `<name>.json`. */
export class DiskDocuments implements DocumentStore {
  readonly #directory: string;
  readonly #log: DiskLog;

  constructor(directory: string, log: DiskLog) {
    this.#directory = directory;
    this.#log = log;
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE if the file is not JSON or cannot be read */
  async read(name: string): Promise<unknown> {
    const path = this.#pathOf(name);
    try {
      return JSON.parse(await readFile(path, 'utf8'));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      const reason = `it cannot be read (${reasonOf(cause)})`;
      throw serverError('DATA_DIRECTORY_UNUSABLE', { path, reason }, { cause });
    }
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async write(name: string, value: unknown, entry?: NewLogEntry): Promise<void> {
    const path = this.#pathOf(name);
    const text = `${JSON.stringify(value, null, 2)}\n`;
    await this.#log.writeFile(path, text, entry).catch((error) => {
      throw asStorageError(error, path);
    });
  }

  #pathOf(name: string): string {
    return join(this.#directory, `${name}.json`);
  }
}
