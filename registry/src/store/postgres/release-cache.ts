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

interface Copy {
  path: string;
  bytes: number;
  /** On the process's clock, in milliseconds; `-Infinity` before the first use. */
  usedAt: number;
  isVerified: boolean;
}

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
  /** In the order of their last use by this process; copies that it has not verified are first. */
  readonly #copies = new Map<string, Copy>();
  readonly #loading = new Map<string, Promise<string>>();

  constructor(directory: string, { maxBytes = MAX_BYTES, inUseMs = IN_USE_MS } = {}) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
    this.#inUseMs = inUseMs;
  }

  /** Removes copies that are not in `stored`, and what an interrupted process left behind. */
  async clean(stored: readonly CachedRelease[]): Promise<void> {
    const known = new Map(stored.map((release) => [releaseLabel(release), release]));
    await rm(join(this.#directory, 'staging'), { recursive: true, force: true });
    for (const name of await listFolder(join(this.#directory, 'releases'))) {
      for (const version of await listFolder(join(this.#directory, 'releases', name))) {
        const release = known.get(releaseLabel({ name, version }));
        const path = this.#pathOf({ name, version });
        if (!release) await rm(path, { recursive: true, force: true });
        else this.#keep(release, { path, usedAt: Number.NEGATIVE_INFINITY, isVerified: false });
      }
    }
    await this.#shrink();
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
    const copy = this.#copies.get(label);
    if (copy?.isVerified) return this.#use(release, copy.path);
    let loading = this.#loading.get(label);
    if (!loading) {
      loading = this.#load(release, fill).finally(() => this.#loading.delete(label));
      this.#loading.set(label, loading);
    }
    return this.#use(release, await loading);
  }

  /** Verifies the copy again, and makes a damaged one again. @throws what `directoryOf` throws */
  async verify(release: CachedRelease, fill: FillDirectory): Promise<void> {
    this.#copies.delete(releaseLabel(release));
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
    this.#copies.delete(releaseLabel(release));
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
    this.#keep(release, { path, usedAt: performance.now(), isVerified: true });
    await this.#shrink();
    return path;
  }

  #keep(release: CachedRelease, copy: Omit<Copy, 'bytes'>): void {
    const label = releaseLabel(release);
    this.#copies.delete(label);
    this.#copies.set(label, { ...copy, bytes: release.bytes });
  }

  async #shrink(): Promise<void> {
    let total = [...this.#copies.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [label, { path, bytes, usedAt }] of this.#copies) {
      if (total <= this.#maxBytes || performance.now() - usedAt < this.#inUseMs) return;
      this.#copies.delete(label);
      total -= bytes;
      await rm(path, { recursive: true, force: true });
    }
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
