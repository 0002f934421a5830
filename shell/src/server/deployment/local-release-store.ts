import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  MANIFEST_FILE,
  parseManifest,
  readManifest,
  replaceDirectoryAtomically,
  verifyRelease,
} from '@stadtraum/federation-kit/release-files';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { RegistryClient } from './registry-client.ts';

/** Maximum total bytes of one release's files. */
const RELEASE_LIMIT_BYTES = 64 * 1024 * 1024;
/** Number of files that are fetched in parallel. */
const PARALLEL_FETCHES = 4;
/** Folder for incomplete releases; no release can have this name. */
const INCOMING = '.incoming';

/**
 * The shell's verified copies of releases, in `<name>/<version>/…`. Pages are rendered and assets served from these copies only.
 */
export class LocalReleaseStore {
  readonly #root: string;
  readonly #log: Logger;
  readonly #releases = new Map<string, ServerRelease>();
  /** For each release that this process has verified, the integrity of the manifest that it used. */
  readonly #verified = new Map<string, string>();

  /** Opens the store with the releases from earlier runs; unreadable releases are logged and ignored. */
  static async open(root: string, log: Logger): Promise<LocalReleaseStore> {
    const store = new LocalReleaseStore(root, log);
    await mkdir(root, { recursive: true });
    await rm(join(root, INCOMING), { recursive: true, force: true });
    for (const name of await visibleEntries(root)) {
      for (const version of await visibleEntries(join(root, name))) await store.#admit({ name, version });
    }
    return store;
  }

  private constructor(root: string, log: Logger) {
    this.#root = root;
    this.#log = log;
  }

  /** Finds a stored release, whether or not it is live. */
  find(name: string, version: string): ServerRelease | undefined {
    return this.#releases.get(releaseLabel({ name, version }));
  }

  /**
   * Returns a complete, verified copy of a live release, and fetches the release if no such copy is stored.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE, or an error from `verifyRelease`
   */
  async ensure(release: LiveRelease, registry: RegistryClient): Promise<ServerRelease> {
    try {
      return await this.verified(release);
    } catch (error) {
      if (this.find(release.name, release.version)) logProblem(this.#log, 'warn', error);
    }
    await this.#install(release, registry);
    return this.verified(release);
  }

  /**
   * Returns the stored copy, which is verified once per process.
   *
   * @throws CodedError RELEASE_UNKNOWN, or an error from `verifyRelease`
   */
  async verified(release: LiveRelease): Promise<ServerRelease> {
    const key = releaseLabel(release);
    const stored = this.#releases.get(key);
    if (stored && this.#verified.get(key) === release.manifest) return stored;
    const directory = this.#directoryOf(release);
    if (!stored && !(await exists(directory))) throw releaseError('RELEASE_UNKNOWN', { release: key });
    const manifest = await verifyRelease(directory, { manifest: release.manifest });
    return this.#remember(release, { directory, manifest }, release.manifest);
  }

  /** Marks releases as used now, for `removeUnused`. */
  async touch(releases: readonly ReleaseReference[]): Promise<void> {
    const now = new Date();
    await Promise.all(releases.map((release) => utimes(this.#directoryOf(release), now, now)));
  }

  /** Removes releases that are not in `keep` and were last live more than `maxAgeMs` ago. */
  async removeUnused(keep: readonly ReleaseReference[], maxAgeMs: number): Promise<void> {
    const needed = new Set(keep.map(releaseLabel));
    for (const [key, { directory }] of this.#releases) {
      if (needed.has(key)) continue;
      const { mtimeMs } = await stat(directory);
      if (Date.now() - mtimeMs < maxAgeMs) continue;
      this.#releases.delete(key);
      this.#verified.delete(key);
      await rm(directory, { recursive: true, force: true });
      this.#log.info({ release: key }, 'unused release removed');
    }
  }

  async #install(release: LiveRelease, registry: RegistryClient): Promise<void> {
    const incoming = join(this.#root, INCOMING, randomUUID());
    try {
      await fetchRelease(release, registry, incoming);
      await verifyRelease(incoming, { manifest: release.manifest });
      await replaceDirectoryAtomically(incoming, this.#directoryOf(release));
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async #admit(release: ReleaseReference): Promise<void> {
    const directory = this.#directoryOf(release);
    try {
      this.#remember(release, { directory, manifest: await readManifest(directory) });
    } catch (error) {
      logProblem(this.#log, 'warn', error);
    }
  }

  #remember(release: ReleaseReference, stored: ServerRelease, integrity?: string): ServerRelease {
    this.#releases.set(releaseLabel(release), stored);
    if (integrity) this.#verified.set(releaseLabel(release), integrity);
    return stored;
  }

  #directoryOf({ name, version }: ReleaseReference): string {
    return join(this.#root, name, version);
  }
}

async function fetchRelease(
  release: LiveRelease,
  registry: RegistryClient,
  directory: string,
): Promise<void> {
  const bytes = await registry.manifest(release);
  const manifest = parseManifest(bytes, releaseLabel(release));
  checkSize(manifest);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, MANIFEST_FILE), bytes);

  const waiting = Object.entries(manifest.files);
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, file] = next;
      const target = join(directory, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await registry.file(release, path, file.bytes));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, fetchNext));
}

function checkSize(manifest: ReleaseManifest): void {
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > RELEASE_LIMIT_BYTES) {
    throw releaseError('RELEASE_TOO_LARGE', {
      release: releaseLabel(manifest),
      bytes,
      limit: RELEASE_LIMIT_BYTES,
    });
  }
}

async function visibleEntries(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
