import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import type { RegistryKey } from '../../identity/registry-key.ts';
import {
  openPublication,
  type Publication,
  type PublicationRecord,
  signPublication,
} from '../publication.ts';
import type { NewLogEntry } from '../release-log.ts';
import type { ReleaseStore, StagedDirectory, StoredReference } from '../release-store.ts';
import { compareReleases, describeRelease } from '../release-summary.ts';
import type { StoreLog } from '../store-log.ts';
import { encodeManifest } from '../stored-manifest.ts';
import { type Connection, isUnavailable } from './connection.ts';
import { addToLog } from './postgres-log.ts';
import type { ReleaseCache } from './release-cache.ts';
import {
  checkExpected,
  checkManifest,
  insertRelease,
  readFiles,
  readManifestBytes,
  verifyStored,
} from './release-rows.ts';

interface ReleaseRow {
  name: string;
  version: string;
  manifest: Buffer;
  publication: unknown;
}

interface ReleaseOptions {
  cache: ReleaseCache;
  key: RegistryKey;
  log: StoreLog;
}

/** Stores releases in PostgreSQL, one row for each file. Keeps their summaries in memory and copies of their files on disk. */
export class PostgresReleases implements ReleaseStore {
  readonly #connection: Connection;
  readonly #cache: ReleaseCache;
  readonly #options: ReleaseOptions;
  #published = new Map<string, PublishedRelease>();

  private constructor(connection: Connection, options: ReleaseOptions) {
    this.#connection = connection;
    this.#cache = options.cache;
    this.#options = options;
  }

  /**
   * Reads all manifests. A release whose manifest is damaged, or is not the one that `key` signed when it was published, is
   * reported and counts as not published. Records that were signed with an earlier key are signed again.
   *
   * @throws CodedError REGISTRY_STORE_UNAVAILABLE
   */
  static async open(connection: Connection, options: ReleaseOptions): Promise<PostgresReleases> {
    const store = new PostgresReleases(connection, options);
    await store.#readAll();
    await options.cache.clean(store.list());
    connection.onRegained(() => store.#readAll());
    return store;
  }

  list(): PublishedRelease[] {
    return [...this.#published.values()].sort(compareReleases);
  }

  find(release: ReleaseReference): PublishedRelease | undefined {
    return this.#published.get(releaseLabel(release));
  }

  async manifestOf(release: ReleaseReference): Promise<ReleaseManifest> {
    const published = this.#require(release);
    const copy = await this.#cache.readManifest(release);
    if (copy && integrityOf(copy) === published.manifest) return parseManifest(copy, releaseLabel(release));
    const bytes = await this.#connection.read((queries) => readManifestBytes(queries, release));
    checkManifest(bytes, published);
    return parseManifest(bytes, releaseLabel(release));
  }

  async directoryOf(release: ReleaseReference): Promise<string> {
    const published = this.#require(release);
    return this.#cache.directoryOf(published, (directory) => this.#copyTo(directory, published));
  }

  async verify(release: StoredReference): Promise<void> {
    const published = this.#require(release);
    checkExpected(published, release);
    await this.#connection
      .read((queries) => verifyStored(queries, published))
      // The copy, from which the release is served, is verified anyway.
      .catch((error) => {
        if (!isUnavailable(error)) throw error;
      });
    await this.#cache.verify(published, (directory) => this.#copyTo(directory, published));
  }

  stage(): Promise<StagedDirectory> {
    return this.#cache.stage();
  }

  async add(
    staged: StagedDirectory,
    manifest: ReleaseManifest,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease> {
    const bytes = Buffer.from(encodeManifest(manifest));
    await writeFile(join(staged.path, MANIFEST_FILE), bytes);
    const { name, version } = manifest;
    const record = { name, version, manifest: integrityOf(bytes), ...publication };
    const signed = signPublication(this.#options.key, record);
    await this.#connection.change(async (queries) => {
      await insertRelease(queries, staged.path, signed);
      await addToLog(queries, entry);
    });
    const published = describeRelease(manifest, record.manifest, publication);
    this.#published.set(releaseLabel(published), published);
    await this.#cache.add(staged.path, published);
    return published;
  }

  async republish(
    release: ReleaseReference,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease> {
    const { name, version, manifest } = this.#require(release);
    const parsed = await this.manifestOf(release);
    await this.#storePublications([{ name, version, manifest, ...publication }], entry);
    const published = describeRelease(parsed, manifest, publication);
    this.#published.set(releaseLabel(release), published);
    return published;
  }

  async remove(release: ReleaseReference): Promise<void> {
    const { name, version } = this.#require(release);
    await this.#connection.change((queries) =>
      queries.query('delete from registry.releases where name = $1 and version = $2', [name, version]),
    );
    this.#published.delete(releaseLabel(release));
    await this.#cache.remove(release);
  }

  async areComplete(releases: readonly StoredReference[]): Promise<boolean> {
    if (releases.some((release) => this.find(release)?.manifest !== release.manifest)) return false;
    return this.#connection.read(async (queries) => {
      for (const release of releases) {
        const { files } = parseManifest(await readManifestBytes(queries, release), releaseLabel(release));
        const stored = await readFiles(queries, release, 'length(bytes) as value');
        if (Object.entries(files).some(([path, { bytes }]) => stored.get(path) !== bytes)) return false;
      }
      return true;
    });
  }

  async #readAll(): Promise<void> {
    const { rows } = await this.#connection.read((queries) =>
      queries.query<ReleaseRow>('select name, version, manifest, publication from registry.releases'),
    );
    const published = new Map<string, PublishedRelease>();
    const toSign: PublicationRecord[] = [];
    for (const row of rows) {
      try {
        const { release, record, signAgain } = summarise(row, this.#options.key);
        published.set(releaseLabel(row), release);
        if (signAgain) toSign.push(record);
      } catch (error) {
        if (errorCode(error) === undefined) throw error;
        const problem = `${releaseLabel(row)} is skipped: ${reasonOf(error)}`;
        this.#options.log.warn({ code: errorCode(error) }, problem);
      }
    }
    this.#published = published;
    await this.#storePublications(toSign);
  }

  async #storePublications(records: readonly PublicationRecord[], entry?: NewLogEntry): Promise<void> {
    if (records.length === 0) return;
    await this.#connection.change(async (queries) => {
      for (const record of records) {
        const signed = JSON.stringify(signPublication(this.#options.key, record));
        await queries.query(
          'update registry.releases set publication = $3 where name = $1 and version = $2',
          [record.name, record.version, signed],
        );
      }
      if (entry) await addToLog(queries, entry);
    });
  }

  #require(release: ReleaseReference): PublishedRelease {
    const published = this.find(release);
    if (!published) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(release) });
    return published;
  }

  async #copyTo(directory: string, release: PublishedRelease): Promise<void> {
    await this.#connection.read(async (queries) => {
      const bytes = await readManifestBytes(queries, release);
      checkManifest(bytes, release);
      await writeFile(join(directory, MANIFEST_FILE), bytes);
      for (const path of Object.keys(parseManifest(bytes, releaseLabel(release)).files)) {
        const { rows } = await queries.query<{ bytes: Buffer }>(
          'select bytes from registry.release_files where name = $1 and version = $2 and path = $3',
          [release.name, release.version, path],
        );
        // `verifyRelease` reports a missing file.
        if (!rows[0]) continue;
        await mkdir(dirname(join(directory, path)), { recursive: true });
        await writeFile(join(directory, path), rows[0].bytes);
      }
    });
  }
}

function summarise({ name, version, manifest: bytes, publication }: ReleaseRow, key: RegistryKey) {
  const manifest = parseManifest(bytes, releaseLabel({ name, version }));
  const integrity = integrityOf(bytes);
  const opened = openPublication(key, publication, { name, version, manifest: integrity });
  if (opened) return { ...opened, release: describeRelease(manifest, integrity, opened.record) };
  throw releaseError('RELEASE_HASH_MISMATCH', {
    release: releaseLabel({ name, version }),
    file: MANIFEST_FILE,
  });
}
