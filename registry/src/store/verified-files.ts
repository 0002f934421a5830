import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import type { ReleaseStore } from './release-store.ts';

/** Parsed manifests in memory. */
const MAX_MANIFESTS = 64;

/** Reads files of stored releases, and compares each with its hash each time: a byte that changed is noticed before it is sent. */
export interface VerifiedFiles {
  /** @throws CodedError RELEASE_UNKNOWN, RELEASE_HASH_MISMATCH */
  manifest(release: ReleaseReference): Promise<Buffer>;
  /**
   * Undefined if the release has no such file.
   *
   * @throws CodedError RELEASE_UNKNOWN, RELEASE_HASH_MISMATCH
   */
  file(release: ReleaseReference, path: string): Promise<Buffer | undefined>;
}

export function createVerifiedFiles(releases: ReleaseStore): VerifiedFiles {
  /** By integrity, so that a manifest can never stand for another. */
  const manifests = new Map<string, ReleaseManifest>();

  async function readManifest(release: ReleaseReference): Promise<{ bytes: Buffer; integrity: string }> {
    const published = releases.find(release);
    if (!published) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(release) });
    const bytes = await read(release, MANIFEST_FILE, published.manifest);
    return { bytes, integrity: published.manifest };
  }
  async function manifestOf(release: ReleaseReference): Promise<ReleaseManifest> {
    const known = manifests.get(releases.find(release)?.manifest ?? '');
    if (known) return known;
    const { bytes, integrity } = await readManifest(release);
    const manifest = parseManifest(bytes, releaseLabel(release));
    const [oldest] = manifests.keys();
    if (manifests.size >= MAX_MANIFESTS && oldest !== undefined) manifests.delete(oldest);
    manifests.set(integrity, manifest);
    return manifest;
  }
  async function read(release: ReleaseReference, file: string, integrity: string): Promise<Buffer> {
    const intact = async () => {
      const bytes = await readFile(join(await releases.directoryOf(release), file)).catch(ignoreMissing);
      return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
    };
    const bytes = (await intact()) ?? (await repair(release).then(intact));
    if (bytes) return bytes;
    throw releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(release), file });
  }
  /** A store that keeps copies makes a damaged copy again. */
  async function repair(release: ReleaseReference): Promise<void> {
    const published = releases.find(release);
    if (published) await releases.verify(published).catch(() => undefined);
  }

  return {
    manifest: async (release) => (await readManifest(release)).bytes,
    async file(release, path) {
      const { files } = await manifestOf(release);
      const declared = Object.hasOwn(files, path) ? files[path] : undefined;
      return declared && read(release, path, declared.integrity);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
