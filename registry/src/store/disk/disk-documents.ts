import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { serverError } from '@stadtraum/server-base/errors';
import type { DocumentStore } from '../document-store.ts';
import { asStorageError } from '../storage-error.ts';

/** Stores each document as `<name>.json`. */
export class DiskDocuments implements DocumentStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
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
  async write(name: string, value: unknown): Promise<void> {
    const path = this.#pathOf(name);
    await writeFileAtomically(path, `${JSON.stringify(value, null, 2)}\n`).catch((error) => {
      throw asStorageError(error, path);
    });
  }

  #pathOf(name: string): string {
    return join(this.#directory, `${name}.json`);
  }
}
