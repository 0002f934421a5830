import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { LogEntry } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { serverError } from '@stadtraum/server-base/errors';
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
    const path = rollbacks.#path;
    try {
      rollbacks.#all = JSON.parse(await readFile(path, 'utf8'));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return rollbacks;
      const reason = `it cannot be read (${reasonOf(cause)})`;
      throw serverError('DATA_DIRECTORY_UNUSABLE', { path, reason }, { cause });
    }
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
