import { join } from 'node:path';
import type { ReleaseKind, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { buildError } from '../errors.ts';
import { manifestOf, writeRelease, writeSourceMaps } from './assemble-release.ts';
import { checkBudgets } from './check-budgets.ts';
import { type Compile, compile } from './compile.ts';
import { compress } from './compress.ts';
import { minifyStyles } from './css/minify-styles.ts';
import { FEDERATION_MANIFEST_FILE, federationManifest } from './federation-manifest.ts';
import { buildKit } from './kit-release.ts';
import { browserPath, type ReleaseContent } from './release-content.ts';
import { buildRemote } from './remote-release.ts';
import { buildShell } from './shell-release.ts';
import { type PackageFolder, readPackageFolder } from './source/package-folder.ts';
import { withBuildCache } from './webpack/build-cache.ts';

const BUILDERS: Record<ReleaseKind, (source: PackageFolder, compile: Compile) => Promise<ReleaseContent>> = {
  remote: buildRemote,
  kit: buildKit,
  shell: buildShell,
};

/**
 * Builds the release of the package in `path` for production, into its folder `release/`. The same source produces the same
 * version in any folder.
 *
 * @throws CodedError with a code that starts with BUILD_
 */
export async function buildRelease(path: string): Promise<ReleaseManifest> {
  const source = readPackageFolder(path);
  const kind = kindOf(source);
  const content = await BUILDERS[kind](source, (configuration) =>
    compile(withBuildCache(source, configuration)),
  );
  await minifyStyles(content.files);
  const federation = federationManifest(source, content);
  if (federation)
    content.files.set(browserPath(FEDERATION_MANIFEST_FILE), Buffer.from(JSON.stringify(federation)));
  const files = new Map([
    ...content.files,
    ...(await compress(content.files, join(source.folder, 'release'))),
  ]);
  const manifest = manifestOf(source, kind, { ...content, files });
  checkBudgets(manifest, content);
  await writeRelease(source, manifest, files);
  await writeSourceMaps(source, content);
  return manifest;
}

function kindOf({ folder, manifest }: PackageFolder): ReleaseKind {
  if (manifest.release !== undefined) return manifest.release.kind;
  const reason = 'it does not declare the kind of its release ("release": {"kind": "remote"})';
  throw buildError('BUILD_PACKAGE_INVALID', { file: join(folder, 'package.json'), reason });
}
