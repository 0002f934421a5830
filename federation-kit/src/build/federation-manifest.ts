import type { Manifest, ManifestExpose, ManifestShared } from '@module-federation/sdk';
import { type ReleaseContent, withoutBrowserFolder } from './release-content.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { CONTAINER_FILE } from './webpack/container.ts';

/** Name of the file by which tools of Module Federation find what a container exposes and shares. */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

/**
 * A release's manifest in the format of Module Federation 2, so that its hosts and tools can use the container. It is derived from what
 * the release declares. `buildVersion` is the package's version: that of the release depends on this file.
 *
 * @returns undefined for a release without a container
 * @see https://module-federation.io/configure/manifest
 */
export function federationManifest(
  { name, manifest: { version } }: PackageFolder,
  { entries, blocks, provides }: Pick<ReleaseContent, 'entries' | 'blocks' | 'provides'>,
): Manifest | undefined {
  if (entries.container === undefined) return undefined;
  const ofBlocks = blocks.flatMap(({ expose, chunks, lazy = [], stylesheets }) =>
    expose === undefined ? [] : [exposeOf(name, expose, { chunks, lazy, stylesheets })],
  );
  const ofKit = Object.values(provides).map(({ expose, chunks, lazy = [], stylesheets }) =>
    exposeOf(name, expose, { chunks, lazy, stylesheets }),
  );
  const used = Object.assign({}, ...blocks.map(({ uses }) => uses)) as Record<string, string>;
  const shared = [
    ...Object.entries(provides).map(([specifier, module]) =>
      sharedOf(name, specifier, { version: module.version, requiredVersion: module.version }),
    ),
    // The version is that of the kit, which another release has.
    ...Object.entries(used).map(([specifier, requiredVersion]) =>
      sharedOf(name, specifier, { version: '', requiredVersion }),
    ),
  ];
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      globalName: name,
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: CONTAINER_FILE, path: '', type: 'module' },
      // Hosts find the files beside the manifest.
      publicPath: 'auto',
    },
    shared,
    remotes: [],
    exposes: [...ofBlocks, ...ofKit],
  };
}

function exposeOf(
  name: string,
  path: string,
  { chunks, lazy, stylesheets }: { chunks: string[]; lazy: string[]; stylesheets: string[] },
): ManifestExpose {
  const module = path.replace('./', '');
  const files = (paths: string[]) => paths.map(withoutBrowserFolder);
  return {
    ...{ id: `${name}:${module}`, name: module, path },
    assets: {
      js: { sync: files(chunks), async: files(lazy) },
      css: { sync: files(stylesheets), async: [] },
    },
  };
}

function sharedOf(
  name: string,
  specifier: string,
  versions: Pick<ManifestShared, 'version' | 'requiredVersion'>,
): ManifestShared {
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return { id: `${name}:${specifier}`, name: specifier, ...versions, singleton: true, hash: '', assets };
}
