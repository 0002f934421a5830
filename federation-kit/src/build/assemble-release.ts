import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  CONTRACT_VERSION,
  type ReleaseManifest as Manifest,
  type ReleaseKind,
  ReleaseManifest,
} from '@stadtraum/contracts/release-manifest';
import { describeViolations, lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '../errors.ts';
import { integrityOf, MANIFEST_FILE, replaceDirectoryAtomically } from '../release-files/index.ts';
import type { ReleaseContent } from './release-content.ts';
import type { PackageFolder } from './source/package-folder.ts';

const validate = lazyValidator(ReleaseManifest);

/**
 * Creates a release's manifest. Its version is derived from all its files and declarations.
 *
 * @throws CodedError RELEASE_MANIFEST_INVALID when the package's name or a file's name is not allowed
 */
export function manifestOf(source: PackageFolder, kind: ReleaseKind, release: ReleaseContent): Manifest {
  const { files, sourceMaps: _, sources: __, ...declared } = release;
  const content = {
    contract: CONTRACT_VERSION,
    name: source.name,
    kind,
    ...declared,
    ...(source.manifest.release?.budgets && { budgets: source.manifest.release.budgets }),
    files: Object.fromEntries(
      [...files]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const manifest = { ...content, version: `${source.manifest.version}-${hash}`, sequence: 0 };
  const result = validate(manifest);
  if (result.ok) return result.value;
  throw releaseError('RELEASE_MANIFEST_INVALID', {
    release: source.name,
    reason: describeViolations(result.violations),
  });
}

/** Writes the release to `<package>/release`, completely or not at all. */
export async function writeRelease(
  source: PackageFolder,
  manifest: Manifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const manifestFile = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await replaceFolder(source, 'release', new Map([...files, [MANIFEST_FILE, manifestFile]]));
}

/** Writes the source maps to `<package>/dist/source-maps`. Building the same source again produces the same maps. */
export async function writeSourceMaps(source: PackageFolder, { sourceMaps }: ReleaseContent): Promise<void> {
  await replaceFolder(source, 'dist/source-maps', sourceMaps);
}

async function replaceFolder(
  { folder }: PackageFolder,
  target: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  // The staging folder is in dist, which git ignores and which is on the same file system.
  await mkdir(join(folder, 'dist'), { recursive: true });
  const staging = await mkdtemp(join(folder, 'dist/staging-'));
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(staging, path)), { recursive: true });
      await writeFile(join(staging, path), bytes);
    }
    await replaceDirectoryAtomically(staging, join(folder, target));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
