import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';

/** Folder of a release whose files a browser may ask for. */
const BROWSER_FOLDER = 'browser/';

/**
 * Checks that whatever the manifest names is among its files, and that a browser is only sent to files that it may get.
 *
 * @throws CodedError RELEASE_ASSET_MISSING
 */
export function checkReferences(manifest: ReleaseManifest): void {
  const release = releaseLabel(manifest);
  const need = (owner: string, file: string | undefined, folder = '') => {
    if (file === undefined) return;
    if (!Object.hasOwn(manifest.files, file) || !file.startsWith(folder)) {
      throw releaseError('RELEASE_ASSET_MISSING', { release, type: owner, file });
    }
  };

  need('(server)', manifest.server);
  need('(examples)', manifest.examples);
  for (const [name, { file, chunks, stylesheets }] of Object.entries(manifest.entries)) {
    for (const path of [file, ...chunks, ...stylesheets]) need(`(entry ${name})`, path, BROWSER_FOLDER);
  }
  for (const { type, chunks, stylesheets } of manifest.blocks) {
    for (const path of [...chunks, ...stylesheets]) need(type, path, BROWSER_FOLDER);
  }
  for (const [specifier, { chunks, stylesheets }] of Object.entries(manifest.provides)) {
    for (const path of [...chunks, ...stylesheets]) need(`(module ${specifier})`, path, BROWSER_FOLDER);
  }
}
