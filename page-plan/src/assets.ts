import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** A file that documents refer to: its URL on the site, and the hash that the browser checks. */
export interface Asset {
  url: string;
  integrity: string;
}

/** The folder in a release whose files are served. */
const BROWSER_FOLDER = 'browser/';

/** The asset for a file of a release; `path` is one of the manifest's files and starts with `browser/`. */
export function assetOf(manifest: ReleaseManifest, path: string): Asset {
  return { url: assetUrl(manifest, path), integrity: manifest.files[path]?.integrity ?? '' };
}

/** `/assets/<name>/<version>/<path below browser/>` */
export function assetUrl({ name, version }: ReleaseManifest, path: string): string {
  return `/assets/${name}/${version}/${path.slice(BROWSER_FOLDER.length)}`;
}

/** The inverse of `assetUrl`: the path within the release. */
export function assetPath(pathBelowVersion: string): string {
  return BROWSER_FOLDER + pathBelowVersion;
}

/** Every script that a browser may load from the release. */
export function scriptsOf(manifest: ReleaseManifest): Asset[] {
  return Object.keys(manifest.files)
    .filter((path) => path.startsWith(BROWSER_FOLDER) && path.endsWith('.js'))
    .sort()
    .map((path) => assetOf(manifest, path));
}

/** Each URL once, in order of first occurrence. */
export function uniqueAssets(assets: readonly Asset[]): Asset[] {
  return [...new Map(assets.map((asset) => [asset.url, asset])).values()];
}
