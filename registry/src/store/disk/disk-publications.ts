import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import type { RegistryKey } from '../../identity/registry-key.ts';
import {
  openPublication,
  type Publication,
  type PublicationRecord,
  signPublication,
} from '../publication.ts';
import type { NewLogEntry } from '../release-log.ts';
import type { DiskLog } from './disk-log.ts';

/** Stores the signed records of who published what, each in `<name>/<version>.json`. */
export class DiskPublications {
  readonly #directory: string;
  readonly #key: RegistryKey;
  readonly #log: DiskLog;

  constructor(directory: string, key: RegistryKey, log: DiskLog) {
    this.#directory = directory;
    this.#key = key;
    this.#log = log;
  }

  /** @param entry see `DocumentStore.write` */
  async write(record: PublicationRecord, entry?: NewLogEntry): Promise<void> {
    const path = this.#pathOf(record);
    const text = `${JSON.stringify(signPublication(this.#key, record), null, 2)}\n`;
    await this.#log.writeFile(path, text, entry);
  }

  /**
   * Reads the record of a release with this manifest. Releases that are taken over get a record.
   *
   * @param storedAt when the release was stored, for a release without a record
   * @throws CodedError RELEASE_HASH_MISMATCH if the registry signed no such manifest
   */
  async read(release: ReleaseReference & { manifest: string }, storedAt: Date): Promise<Publication> {
    const stored = await this.#readFile(release);
    if (stored === undefined && this.#key.takesOver) {
      const record = { ...release, publishedAt: storedAt.toISOString() };
      await this.write(record);
      return record;
    }
    const opened = openPublication(this.#key, stored, release);
    if (!opened) {
      throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(release), file: MANIFEST_FILE });
    }
    if (opened.signAgain) await this.write(opened.record);
    return opened.record;
  }

  async remove(release: ReleaseReference): Promise<void> {
    await rm(this.#pathOf(release), { force: true });
  }

  async #readFile(release: ReleaseReference): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#pathOf(release), 'utf8'));
    } catch {
      return undefined;
    }
  }

  #pathOf({ name, version }: ReleaseReference): string {
    return join(this.#directory, name, `${version}.json`);
  }
}
