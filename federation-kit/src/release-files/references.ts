import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';

/** Folder for browser files in a release. */
const BROWSER_FOLDER = 'browser/';

/**
 * Checks that all files to which the manifest refers are among its files, and that those for browsers are in `browser/`.
 *
 * @throws CodedError RELEASE_ASSET_MISSING
 */
export function checkReferences(manifest: ReleaseManifest): void {
  const release = releaseLabel(manifest);
  const requireFile = (owner: string, file: string | undefined, folder = '') => {
    if (file === undefined) return;
    if (!Object.hasOwn(manifest.files, file) || !file.startsWith(folder)) {
      throw releaseError('RELEASE_ASSET_MISSING', { release, type: owner, file });
    }
  };

  requireFile('(server)', manifest.server);
  requireFile('(examples)', manifest.examples);
  for (const [name, { file, chunks, stylesheets }] of Object.entries(manifest.entries)) {
    for (const path of [file, ...chunks, ...stylesheets])
      requireFile(`(entry ${name})`, path, BROWSER_FOLDER);
  }
  for (const { type, chunks, lazy = [], stylesheets, behaviour } of manifest.blocks) {
    for (const path of [...chunks, ...lazy, ...stylesheets, behaviour])
      requireFile(type, path, BROWSER_FOLDER);
  }
  for (const [name, path] of Object.entries(manifest.behaviours ?? {})) {
    requireFile(`(behaviour ${name})`, path, BROWSER_FOLDER);
  }
  for (const [specifier, { chunks, lazy = [], stylesheets }] of Object.entries(manifest.provides)) {
    for (const path of [...chunks, ...lazy, ...stylesheets])
      requireFile(`(module ${specifier})`, path, BROWSER_FOLDER);
  }
}
