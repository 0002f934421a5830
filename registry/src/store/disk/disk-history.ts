import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import type { HistoryEntry, HistoryStore } from '../history-store.ts';
import { asStorageError } from '../storage-error.ts';

const ENTRY = /^\d{9}\.json$/;
const HASH = /^[0-9a-f]{64}$/;

/** Stores each entry as `history/<number>.json`, and each model as `history/models/<start of the hash>/<hash>`. */
export class DiskHistory implements HistoryStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = join(directory, 'history');
  }

  /** Damaged entries count as missing. */
  async read(): Promise<HistoryEntry[]> {
    const names = await readdir(this.#directory).catch(() => []);
    const entries: HistoryEntry[] = [];
    for (const name of names.filter((each) => ENTRY.test(each)).sort()) {
      const entry = await this.#readEntry(name);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async add(entry: HistoryEntry, models: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
    const path = join(this.#directory, entryName(entry.number));
    try {
      for (const [hash, model] of models) await this.#writeModel(hash, model);
      await mkdir(this.#directory, { recursive: true });
      await writeFileAtomically(path, `${JSON.stringify(entry)}\n`);
    } catch (error) {
      throw asStorageError(error, path);
    }
  }

  async model(hash: string): Promise<Buffer | undefined> {
    if (!HASH.test(hash)) return undefined;
    return readFile(this.#modelPath(hash)).catch(() => undefined);
  }

  /** @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async remove(numbers: readonly number[], hashes: readonly string[]): Promise<void> {
    try {
      for (const number of numbers) await rm(join(this.#directory, entryName(number)), { force: true });
      for (const hash of hashes) await rm(this.#modelPath(hash), { force: true });
    } catch (error) {
      throw asStorageError(error, this.#directory);
    }
  }

  /** Renames a complete file into place, but does not wait for the disk: thousands of pages may change at once. */
  async #writeModel(hash: string, model: Buffer): Promise<void> {
    const path = this.#modelPath(hash);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(`${path}.new`, model);
    await rename(`${path}.new`, path);
  }

  async #readEntry(name: string): Promise<HistoryEntry | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#directory, name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  #modelPath(hash: string): string {
    return join(this.#directory, 'models', hash.slice(0, 2), hash);
  }
}

function entryName(number: number): string {
  return `${String(number).padStart(9, '0')}.json`;
}
