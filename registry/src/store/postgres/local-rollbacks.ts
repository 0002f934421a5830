import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { asStorageError } from '../storage-error.ts';
import type { SignedLiveSet } from '../stored-live-set.ts';

/** A rollback that the database does not have yet. */
export interface LocalRollback {
  signed: SignedLiveSet;
  entry: Omit<LogEntry, 'number'>;
}

/** The rollbacks that were made while the database was unavailable, oldest first, in `rollbacks.json`. */
export class LocalRollbacks {
  readonly #path: string;
  #all: readonly LocalRollback[] = [];

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  static async open(directory: string): Promise<LocalRollbacks> {
    const rollbacks = new LocalRollbacks(join(directory, 'rollbacks.json'));
    const text = await readFile(rollbacks.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw asStorageError(error, rollbacks.#path);
    });
    rollbacks.#all = JSON.parse(text);
    return rollbacks;
  }

  private constructor(path: string) {
    this.#path = path;
  }

  get all(): readonly LocalRollback[] {
    return this.#all;
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async replace(rollbacks: readonly LocalRollback[]): Promise<void> {
    await writeFileAtomically(this.#path, JSON.stringify(rollbacks, null, 2)).catch((error) => {
      throw asStorageError(error, this.#path);
    });
    this.#all = rollbacks;
  }
}
