import { extname } from 'node:path';
import type { DevelopmentRelease } from '@stadtraum/federation-kit/build';

/** How many releases are remembered: pages that are open load scripts of the one that they were composed from. */
const MAX_RELEASES = 8;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file for browsers. */
export interface LocalAsset {
  bytes: Buffer;
  /** Absent if browsers find it out themselves, as for pictures. */
  type: string | undefined;
}

/** The last releases that were built on this computer. */
export interface LocalReleases {
  add(release: DevelopmentRelease): void;
  find(name: string, version: string): DevelopmentRelease | undefined;
  /** @param path `/assets/<name>/<version>/<file>`; undefined for files of other releases */
  asset(path: string): LocalAsset | undefined;
}

export function createLocalReleases(): LocalReleases {
  let releases: DevelopmentRelease[] = [];
  const find = (name: string, version: string) =>
    releases.find(({ manifest }) => manifest.name === name && manifest.version === version);
  return {
    add(release) {
      const others = releases.filter((other) => other.manifest.version !== release.manifest.version);
      releases = [release, ...others].slice(0, MAX_RELEASES);
    },
    find,
    asset(path) {
      const [, folder, name = '', version = '', ...file] = path.split('/');
      if (folder !== 'assets') return undefined;
      const bytes = find(name, version)?.files.get(`browser/${file.join('/')}`);
      return bytes && { bytes, type: TYPES[extname(path)] };
    },
  };
}
