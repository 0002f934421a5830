import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  integrityOf,
  MANIFEST_FILE,
  parseManifest,
  replaceDirectoryAtomically,
  verifyRelease,
  writeFileAtomically,
} from '@stadtraum/federation-kit/release-files';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { Attempts } from './attempts.ts';
import { fetchRelease, type ReleaseSource } from './fetch-release.ts';

/** Folder for incomplete releases; no release can have this name. */
const INCOMING = '.incoming';

/** Maximum total bytes of releases that no kept live set contains. */
const UNUSED_LIMIT_BYTES = 512 * 1024 * 1024;

/**
 * The shell's copies of releases, in `<name>/<version>/…`. Pages are rendered and assets served from these copies only. A
 * release is used only if a signed live set names the hash of its manifest, which lists the hashes of its files.
 */
export class LocalReleaseStore {
  readonly #root: string;
  readonly #source: ReleaseSource;
  readonly #log: Logger;
  /** Releases whose manifest is the one that a live set names, with its integrity. */
  readonly #loaded = new Map<string, { stored: ServerRelease; manifest: string }>();
  /** For each release whose files this process has verified, the integrity of the manifest that it used. */
  readonly #verified = new Map<string, string>();
  readonly #installations = new Map<string, Promise<ServerRelease>>();
  readonly #repairs = new Attempts<Buffer>();

  /** Opens the store with the releases from earlier runs. */
  static async open(root: string, source: ReleaseSource, log: Logger): Promise<LocalReleaseStore> {
    await mkdir(root, { recursive: true });
    await rm(join(root, INCOMING), { recursive: true, force: true });
    return new LocalReleaseStore(root, source, log);
  }

  private constructor(root: string, source: ReleaseSource, log: Logger) {
    this.#root = root;
    this.#source = source;
    this.#log = log;
  }

  /** Finds a release that `load`, `verified` or `ensure` has returned, whether or not it is live. */
  find(name: string, version: string): ServerRelease | undefined {
    return this.#loaded.get(releaseLabel({ name, version }))?.stored;
  }

  /**
   * Returns the stored copy if its manifest is the one that the live set names. Its files are verified by `read`.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_HASH_MISMATCH, or an error from `parseManifest`
   */
  async load(release: LiveRelease): Promise<ServerRelease> {
    const label = releaseLabel(release);
    const loaded = this.#loaded.get(label);
    if (loaded?.manifest === release.manifest) return loaded.stored;
    const directory = this.#directoryOf(release);
    const bytes = await readFile(join(directory, MANIFEST_FILE)).catch(() => undefined);
    if (!bytes) throw releaseError('RELEASE_UNKNOWN', { release: label });
    if (integrityOf(bytes) !== release.manifest) {
      throw releaseError('RELEASE_HASH_MISMATCH', { release: label, file: MANIFEST_FILE });
    }
    return this.#remember(release, { directory, manifest: parseManifest(bytes, label) });
  }

  /**
   * Returns a complete, verified copy of a live release, and fetches the release if no such copy is stored. Calls for the same
   * release share one installation.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_TOO_LARGE, or an error from `verifyRelease`
   */
  ensure(release: LiveRelease): Promise<ServerRelease> {
    const key = `${releaseLabel(release)} ${release.manifest}`;
    return this.#installations.get(key) ?? this.#startInstallation(key, release);
  }

  /**
   * Returns the stored copy, which is verified once per process.
   *
   * @throws CodedError RELEASE_UNKNOWN, or an error from `verifyRelease`
   */
  async verified(release: LiveRelease): Promise<ServerRelease> {
    const key = releaseLabel(release);
    if (this.#verified.get(key) === release.manifest) return this.load(release);
    const directory = this.#directoryOf(release);
    if (!(await exists(directory))) throw releaseError('RELEASE_UNKNOWN', { release: key });
    const manifest = await verifyRelease(directory, { manifest: release.manifest });
    this.#verified.set(key, release.manifest);
    return this.#remember(release, { directory, manifest });
  }

  /**
   * Reads a file that the manifest lists. A file that has changed on disk is logged and fetched again, never returned.
   *
   * @throws CodedError REGISTRY_UNAVAILABLE, RELEASE_HASH_MISMATCH
   */
  async read({ directory, manifest }: ServerRelease, path: string): Promise<Buffer> {
    const location = join(directory, path);
    const integrity = manifest.files[path]?.integrity;
    const bytes = await readFile(location).catch(() => undefined);
    if (bytes && integrityOf(bytes) === integrity) return bytes;
    return this.#repairs.run(location, () => this.#repair(manifest, path, location));
  }

  /** Marks releases as used now, for `removeUnused`. */
  async touch(releases: readonly ReleaseReference[]): Promise<void> {
    const now = new Date();
    await Promise.all(releases.map((release) => utimes(this.#directoryOf(release), now, now)));
  }

  /** Has the files of these releases verified again at their next use, because one of them has changed on disk. */
  distrust(releases: readonly ReleaseReference[]): void {
    for (const release of releases) this.#verified.delete(releaseLabel(release));
  }

  /** Removes releases that are not in `keep` and were last used more than `maxAgeMs` ago, and the oldest above 512 MiB. */
  async removeUnused(keep: readonly ReleaseReference[], maxAgeMs: number): Promise<void> {
    const needed = new Set(keep.map(releaseLabel));
    const unused = (await this.#list()).filter((release) => !needed.has(releaseLabel(release)));
    const measured = await Promise.all(
      unused.map(async (release) => ({ ...release, ...(await measure(this.#directoryOf(release))) })),
    );
    let total = 0;
    for (const { name, version, usedAt, bytes } of measured.sort((a, b) => b.usedAt - a.usedAt)) {
      total += bytes;
      if (Date.now() - usedAt < maxAgeMs && total <= UNUSED_LIMIT_BYTES) continue;
      const release = releaseLabel({ name, version });
      this.#loaded.delete(release);
      this.#verified.delete(release);
      await rm(this.#directoryOf({ name, version }), { recursive: true, force: true });
      this.#log.info({ release }, 'unused release removed');
    }
  }

  #startInstallation(key: string, release: LiveRelease): Promise<ServerRelease> {
    const installation = this.#ensure(release).finally(() => this.#installations.delete(key));
    this.#installations.set(key, installation);
    return installation;
  }

  async #ensure(release: LiveRelease): Promise<ServerRelease> {
    try {
      return await this.verified(release);
    } catch (error) {
      if (errorCode(error) !== 'RELEASE_UNKNOWN') logProblem(this.#log, 'warn', error);
    }
    const incoming = join(this.#root, INCOMING, randomUUID());
    try {
      await fetchRelease(release, this.#source, incoming);
      await verifyRelease(incoming, { manifest: release.manifest });
      await replaceDirectoryAtomically(incoming, this.#directoryOf(release));
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
    return this.verified(release);
  }

  async #repair(manifest: ReleaseManifest, path: string, location: string): Promise<Buffer> {
    const mismatch = releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(manifest), file: path });
    logProblem(this.#log, 'warn', mismatch);
    const { integrity, bytes: size = 0 } = manifest.files[path] ?? {};
    const bytes = Buffer.from(await this.#source.file(manifest, path, size));
    if (integrityOf(bytes) !== integrity) throw mismatch;
    // Without the disk, the bytes are still the right ones.
    await writeFileAtomically(location, bytes).catch((error) => logProblem(this.#log, 'warn', error));
    return bytes;
  }

  async #list(): Promise<ReleaseReference[]> {
    const releases: ReleaseReference[] = [];
    for (const name of await visibleEntries(this.#root)) {
      for (const version of await visibleEntries(join(this.#root, name))) releases.push({ name, version });
    }
    return releases;
  }

  #remember(release: LiveRelease, stored: ServerRelease): ServerRelease {
    this.#loaded.set(releaseLabel(release), { stored, manifest: release.manifest });
    return stored;
  }

  #directoryOf({ name, version }: ReleaseReference): string {
    return join(this.#root, name, version);
  }
}

async function visibleEntries(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** When a release's directory was last used, in milliseconds since 1970, and the bytes of all its files. */
async function measure(directory: string): Promise<{ usedAt: number; bytes: number }> {
  const { mtimeMs: usedAt } = await stat(directory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return { usedAt, bytes };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
