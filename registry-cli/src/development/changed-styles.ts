import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import type { PageState } from './page-state.ts';

type Files = NonNullable<PageState['styles']>['files'];

const STYLESHEET = /^browser\/(.+)\.[0-9a-f]{10}\.css$/;

/** Address of a file of a release for browsers, as documents name it. */
export function assetUrl({ name, version }: ReleaseManifest, path: string): string {
  return `/assets/${name}/${version}/${path.slice('browser/'.length)}`;
}

/**
 * The new stylesheets by the addresses of the former ones, so that open pages can exchange them.
 *
 * @returns undefined if anything else has changed: the pages must be loaded again
 */
export function changedStyles(before: ReleaseManifest, after: ReleaseManifest): Files | undefined {
  const [former, next] = [partsOf(before), partsOf(after)];
  if (former.others !== next.others) return undefined;
  const pairs = [...former.stylesheets].flatMap(([owner, path]) => {
    const newPath = next.stylesheets.get(owner);
    const file = newPath === undefined ? undefined : after.files[newPath];
    if (newPath === undefined || !file) return [];
    return [[assetUrl(before, path), { href: assetUrl(after, newPath), integrity: file.integrity }] as const];
  });
  return pairs.length === next.stylesheets.size ? Object.fromEntries(pairs) : undefined;
}

/** Stylesheets by their owner, and the hashes of everything else. */
function partsOf({ files }: ReleaseManifest): { stylesheets: Map<string, string>; others: string } {
  const stylesheets = new Map<string, string>();
  const others: string[] = [];
  for (const [path, { integrity }] of Object.entries(files)) {
    const owner = STYLESHEET.exec(path)?.[1];
    if (owner === undefined) others.push(`${path} ${integrity}`);
    else stylesheets.set(owner, path);
  }
  return { stylesheets, others: others.join('\n') };
}
