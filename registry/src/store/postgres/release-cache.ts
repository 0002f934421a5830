import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import {
  MANIFEST_FILE,
  replaceDirectoryAtomically,
  verifyRelease,
} from '@stadtraum/federation-kit/release-files';
import type { StagedDirectory } from '../release-store.ts';

/** About 250 releases. */
const MAX_BYTES = 512 * 1024 * 1024;
/** A directory that was returned is in use for less than this: longer than any request to the registry takes. */
const IN_USE_MS = 300_000;

type CachedRelease = Pick<PublishedRelease, 'name' | 'version' | 'manifest' | 'bytes'>;

/** Fills an empty directory with a release's manifest and files. */
export type FillDirectory = (directory: string) => Promise<void>;

/**
 * Local copies of releases, each verified before its first use by this process. Copies that have not been used for the longest time
 * are removed when they exceed the limit.
 */
export class ReleaseCache {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #inUseMs: number;
  /** Verified copies in the order of their last use. */
  readonly #verified = new Map<string, { path: string; bytes: number; usedAt: number }>();
  readonly #loading = new Map<string, Promise<string>>();

  constructor(directory: string, { maxBytes = MAX_BYTES, inUseMs = IN_USE_MS } = {}) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
    this.#inUseMs = inUseMs;
  }

  /** Removes copies that are not in `stored`, and what an interrupted process left behind. */
  async clean(stored: readonly CachedRelease[]): Promise<void> {
    const known = new Set(stored.map(({ name, version }) => join(name, version)));
    await rm(join(this.#directory, 'staging'), { recursive: true, force: true });
    for (const name of await listFolder(join(this.#directory, 'releases'))) {
      for (const version of await listFolder(join(this.#directory, 'releases', name))) {
        if (!known.has(join(name, version)))
          await rm(join(this.#directory, 'releases', name, version), { recursive: true, force: true });
      }
    }
  }

  /** Creates an empty directory on the cache's file system. */
  async stage(): Promise<StagedDirectory> {
    const path = join(this.#directory, 'staging', randomUUID());
    await mkdir(path, { recursive: true });
    return { path, discard: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
  }

  /**
   * A directory with exactly this release. A missing or damaged copy is made again.
   *
   * @throws what `fill` or `verifyRelease` throws
   */
  async directoryOf(release: CachedRelease, fill: FillDirectory): Promise<string> {
    const label = releaseLabel(release);
    const cached = this.#verified.get(label);
    if (cached) return this.#use(release, cached.path);
    let loading = this.#loading.get(label);
    if (!loading) {
      loading = this.#load(release, fill).finally(() => this.#loading.delete(label));
      this.#loading.set(label, loading);
    }
    return this.#use(release, await loading);
  }

  /** Verifies the copy again, and makes a damaged one again. @throws what `directoryOf` throws */
  async verify(release: CachedRelease, fill: FillDirectory): Promise<void> {
    this.#verified.delete(releaseLabel(release));
    await this.directoryOf(release, fill);
  }

  /** The manifest's bytes, not verified; undefined if there is no copy. */
  async readManifest(release: ReleaseReference): Promise<Buffer | undefined> {
    return readFile(join(this.#pathOf(release), MANIFEST_FILE)).catch(() => undefined);
  }

  /** Keeps a verified directory as the copy of a release. */
  async add(path: string, release: CachedRelease): Promise<void> {
    await replaceDirectoryAtomically(path, this.#pathOf(release));
    await this.#use(release, this.#pathOf(release));
  }

  async remove(release: ReleaseReference): Promise<void> {
    this.#verified.delete(releaseLabel(release));
    await rm(this.#pathOf(release), { recursive: true, force: true });
  }

  async #load(release: CachedRelease, fill: FillDirectory): Promise<string> {
    const path = this.#pathOf(release);
    if (await isIntact(path, release)) return path;
    const staged = await this.stage();
    try {
      await fill(staged.path);
      await verifyRelease(staged.path, release);
      await replaceDirectoryAtomically(staged.path, path);
    } finally {
      await staged.discard();
    }
    return path;
  }

  async #use(release: CachedRelease, path: string): Promise<string> {
    const label = releaseLabel(release);
    this.#verified.delete(label);
    this.#verified.set(label, { path, bytes: release.bytes, usedAt: performance.now() });
    let total = [...this.#verified.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [oldest, { path: unused, bytes, usedAt }] of this.#verified) {
      if (total <= this.#maxBytes || performance.now() - usedAt < this.#inUseMs) break;
      this.#verified.delete(oldest);
      total -= bytes;
      await rm(unused, { recursive: true, force: true });
    }
    return path;
  }

  /** The path is safe, because the schemas of names and versions allow neither a slash nor a leading dot. */
  #pathOf({ name, version }: ReleaseReference): string {
    return join(this.#directory, 'releases', name, version);
  }
}

async function isIntact(path: string, release: CachedRelease): Promise<boolean> {
  return verifyRelease(path, release).then(
    () => true,
    () => false,
  );
}

async function listFolder(path: string): Promise<string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
