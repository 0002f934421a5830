import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
} from '@stadtraum/federation-kit/release-files';
import type { ReleaseStore, StagedDirectory } from '../release-store.ts';
import { encodeManifest } from '../stored-manifest.ts';
import { describeRelease } from './release-summary.ts';
import type { StoreLog } from './store-log.ts';

/** A release and the integrity of its manifest. */
type StoredReference = ReleaseReference & { manifest: string };

/** Stores releases on disk, each in `releases/<name>/<version>/`, and keeps their summaries in memory. */
export class DiskReleases implements ReleaseStore {
  readonly #directory: string;
  readonly #published = new Map<string, PublishedRelease>();
  /** This process's staging directory; everything else in `staging/` is stale. */
  readonly #staging: string;

  private constructor(directory: string) {
    this.#directory = directory;
    this.#staging = join(directory, 'staging', randomUUID());
  }

  /**
   * Reads all stored manifests. A damaged one is reported, and its release counts as not published.
   *
   * @throws NodeJS.ErrnoException when the directory cannot be used at all
   */
  static async open(directory: string, log: StoreLog): Promise<DiskReleases> {
    const store = new DiskReleases(directory);
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
    return [...this.#published.values()].sort(
      (a, b) => a.name.localeCompare(b.name) || b.sequence - a.sequence,
    );
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

  async add(staged: StagedDirectory, manifest: ReleaseManifest): Promise<PublishedRelease> {
    await writeFile(join(staged.path, MANIFEST_FILE), encodeManifest(manifest));
    await replaceDirectoryAtomically(staged.path, this.#pathOf(manifest));
    const published = await this.#read(manifest);
    this.#published.set(releaseLabel(published), published);
    return published;
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
    const { mtime } = await stat(join(directory, MANIFEST_FILE));
    return describeRelease(manifest, integrityOf(bytes), mtime);
  }

  /** The path is safe, because the schemas of names and versions allow neither a slash nor a leading dot. */
  #pathOf({ name, version }: ReleaseReference): string {
    return join(this.#directory, 'releases', name, version);
  }
}

async function readManifestBytes(directory: string, release: ReleaseReference): Promise<Buffer> {
  try {
    return await readFile(join(directory, MANIFEST_FILE));
  } catch (cause) {
    const details = { release: releaseLabel(release), files: MANIFEST_FILE };
    throw releaseError('RELEASE_INCOMPLETE', details, { cause });
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

async function listVersions(directory: string): Promise<ReleaseReference[]> {
  const releases: ReleaseReference[] = [];
  for (const name of await listFolders(directory)) {
    for (const version of await listFolders(join(directory, name))) releases.push({ name, version });
  }
  return releases;
}

async function listFolders(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}
