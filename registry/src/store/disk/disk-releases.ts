import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  integrityOf,
  MANIFEST_FILE,
  parseManifest,
  replaceDirectoryAtomically,
  verifyRelease,
} from '@stadtraum/federation-kit/release-files';
import type { RegistryKey } from '../../identity/registry-key.ts';
import type { Publication } from '../publication.ts';
import type { NewLogEntry } from '../release-log.ts';
import type { ReleaseStore, StagedDirectory, StoredReference } from '../release-store.ts';
import { compareReleases, describeRelease } from '../release-summary.ts';
import type { StoreLog } from '../store-log.ts';
import { encodeManifest } from '../stored-manifest.ts';
import type { DiskLog } from './disk-log.ts';
import { DiskPublications } from './disk-publications.ts';
import { listVersions, readManifestBytes } from './release-folders.ts';

interface ReleaseOptions {
  key: RegistryKey;
  releaseLog: DiskLog;
}

/** Stores releases on disk, each in `releases/<name>/<version>/`, and keeps their summaries in memory. */
export class DiskReleases implements ReleaseStore {
  readonly #directory: string;
  readonly #published = new Map<string, PublishedRelease>();
  /** This process's staging directory; everything else in `staging/` is stale. */
  readonly #staging: string;
  readonly #publications: DiskPublications;
  readonly #log: DiskLog;

  private constructor(directory: string, { key, releaseLog }: ReleaseOptions) {
    this.#directory = directory;
    this.#log = releaseLog;
    this.#publications = new DiskPublications(join(directory, 'publications'), key, releaseLog);
    this.#staging = join(directory, 'staging', randomUUID());
  }

  /**
   * Reads all stored manifests. A release whose manifest is damaged, or is not the one that `key` signed when it was published,
   * is reported and counts as not published.
   *
   * @throws NodeJS.ErrnoException when the directory cannot be used at all
   */
  static async open(
    directory: string,
    { log, ...options }: ReleaseOptions & { log: StoreLog },
  ): Promise<DiskReleases> {
    const store = new DiskReleases(directory, options);
    await mkdir(join(directory, 'releases'), { recursive: true });
    await mkdir(join(directory, 'staging'), { recursive: true });
    for (const release of await listStored(join(directory, 'releases'))) {
      try {
        const published = await store.#read(release);
        store.#published.set(releaseLabel(published), published);
      } catch (error) {
        if (errorCode(error) === undefined) throw error;
        log.warn({ code: errorCode(error) }, `${releaseLabel(release)} is skipped: ${reasonOf(error)}`);
      }
    }
    return store;
  }

  list(): PublishedRelease[] {
    return [...this.#published.values()].sort(compareReleases);
  }

  find(release: ReleaseReference): PublishedRelease | undefined {
    return this.#published.get(releaseLabel(release));
  }

  async manifestOf(release: ReleaseReference): Promise<ReleaseManifest> {
    const { manifest } = this.#require(release);
    const bytes = await readManifestBytes(this.#pathOf(release), release);
    if (integrityOf(bytes) !== manifest) {
      throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(release), file: MANIFEST_FILE });
    }
    return parseManifest(bytes, releaseLabel(release));
  }

  async directoryOf(release: ReleaseReference): Promise<string> {
    return this.#pathOf(this.#require(release));
  }

  async stage(): Promise<StagedDirectory> {
    const path = join(this.#staging, randomUUID());
    await mkdir(path, { recursive: true });
    return { path, discard: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
  }

  async add(
    staged: StagedDirectory,
    manifest: ReleaseManifest,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease> {
    const text = encodeManifest(manifest);
    const { name, version } = manifest;
    await writeFile(join(staged.path, MANIFEST_FILE), text);
    // A record without a release does no harm; a release without a record counts as not published.
    await this.#publications.write({ name, version, manifest: integrityOf(text), ...publication });
    const directory = this.#pathOf(manifest);
    await this.#log.appendWith(entry, { path: join(directory, MANIFEST_FILE), text }, () =>
      replaceDirectoryAtomically(staged.path, directory),
    );
    const published = await this.#read(manifest);
    this.#published.set(releaseLabel(published), published);
    return published;
  }

  async republish(
    release: ReleaseReference,
    publication: Publication,
    entry: NewLogEntry,
  ): Promise<PublishedRelease> {
    const { name, version, manifest } = this.#require(release);
    await this.#publications.write({ name, version, manifest, ...publication }, entry);
    const published = await this.#read(release);
    this.#published.set(releaseLabel(release), published);
    return published;
  }

  async verify(release: StoredReference): Promise<void> {
    await verifyRelease(this.#pathOf(this.#require(release)), release);
  }

  async remove(release: ReleaseReference): Promise<void> {
    const path = this.#pathOf(this.#require(release));
    // A name with a dot is removed at the next start, if the process ends in between.
    const removed = join(dirname(path), `.${release.version}.${randomUUID()}.old`);
    await rename(path, removed);
    this.#published.delete(releaseLabel(release));
    await this.#publications.remove(release);
    await rm(removed, { recursive: true, force: true });
  }

  /** Whether every release is complete, see `isComplete`. */
  async areComplete(releases: readonly StoredReference[]): Promise<boolean> {
    const complete = await Promise.all(releases.map((release) => this.isComplete(release)));
    return complete.every(Boolean);
  }

  /** Whether the release is stored with its manifest unchanged and each file at its size. Hashes are not computed. */
  async isComplete(release: StoredReference): Promise<boolean> {
    if (this.find(release)?.manifest !== release.manifest) return false;
    try {
      const { files } = await this.manifestOf(release);
      const sizes = await Promise.all(
        Object.keys(files).map(async (path) => (await stat(join(this.#pathOf(release), path))).size),
      );
      return Object.values(files).every(({ bytes }, index) => sizes[index] === bytes);
    } catch {
      return false;
    }
  }

  /** Removes incomplete files of earlier processes. Only the process that holds the directory's lock may call this. */
  async removeStale(): Promise<void> {
    const staging = join(this.#directory, 'staging');
    const uploads = (await readdir(staging)).map((name) => join(staging, name));
    const stale = [
      ...uploads.filter((path) => path !== this.#staging),
      ...(await listReplaced(join(this.#directory, 'releases'))),
    ];
    for (const path of stale) await rm(path, { recursive: true, force: true });
  }

  #require(release: ReleaseReference): PublishedRelease {
    const published = this.find(release);
    if (!published) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(release) });
    return published;
  }

  async #read(release: ReleaseReference): Promise<PublishedRelease> {
    const directory = this.#pathOf(release);
    const bytes = await readManifestBytes(directory, release);
    const manifest = parseManifest(bytes, releaseLabel(release));
    if (releaseLabel(manifest) !== releaseLabel(release)) {
      const reason = `it is stored as ${releaseLabel(release)}`;
      throw releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
    }
    const integrity = integrityOf(bytes);
    const { mtime } = await stat(join(directory, MANIFEST_FILE));
    const { name, version } = manifest;
    const publication = await this.#publications.read({ name, version, manifest: integrity }, mtime);
    return describeRelease(manifest, integrity, publication);
  }

  /** The path is safe, because the schemas of names and versions allow neither a slash nor a leading dot. */
  #pathOf({ name, version }: ReleaseReference): string {
    return join(this.#directory, 'releases', name, version);
  }
}

async function listStored(directory: string): Promise<ReleaseReference[]> {
  return (await listVersions(directory)).filter(({ version }) => !version.startsWith('.'));
}

/** Old copies that an interrupted `replaceDirectoryAtomically` left behind; their names start with a dot. */
async function listReplaced(directory: string): Promise<string[]> {
  const versions = await listVersions(directory);
  return versions.flatMap(({ name, version }) =>
    version.startsWith('.') ? [join(directory, name, version)] : [],
  );
}
