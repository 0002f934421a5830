import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { Kit } from './kit.ts';
import { compileServerBundle } from './server-bundle.ts';

export type ReactDomClient = typeof import('react-dom/client');

/**
 * Evaluates a kit's `react-dom/client` with the kit's own React, in the kit's realm.
 *
 * @param bundle as `readClientCode` returns it
 * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
 */
export function loadClient(manifest: ReleaseManifest, bundle: string, kit: Kit): ReactDomClient {
  const label = releaseLabel(manifest);
  const file = manifest.client ?? '';
  const code = { manifest: { ...manifest, server: file }, bundle, examples: undefined };
  const evaluate = compileServerBundle(code, kit.realm);
  return evaluate((specifier) => kit.require(specifier, label)) as ReactDomClient;
}
