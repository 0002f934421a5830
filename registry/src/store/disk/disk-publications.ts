import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE, writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import type { RegistryKey } from '../../identity/registry-key.ts';
import {
  openPublication,
  type Publication,
  type PublicationRecord,
  signPublication,
} from '../publication.ts';

/** Stores the signed records of who published what, each in `<name>/<version>.json`. */
export class DiskPublications {
  readonly #directory: string;
  readonly #key: RegistryKey;

  constructor(directory: string, key: RegistryKey) {
    this.#directory = directory;
    this.#key = key;
  }

  async write(record: PublicationRecord): Promise<void> {
    const signed = signPublication(this.#key, record);
    await writeFileAtomically(this.#pathOf(record), `${JSON.stringify(signed, null, 2)}\n`);
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
