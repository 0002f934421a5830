import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { ContentApi } from '../content/content-api.ts';
import { changedReleases } from '../sets/next-releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Paths of the pages that a switch touches: those with blocks of exchanged remotes, and all if the kit or the shell is exchanged. First one
 * page of each block type, then the others in the order of a sample, so that any number of the first ones covers the whole site.
 *
 * @throws CodedError CONTENT_USE_UNKNOWN
 */
export async function touchedPaths(
  liveSet: LiveSet,
  previous: LiveSet,
  {
    releases,
    contentApi,
  }: { releases: Pick<ReleaseStore, 'find'>; contentApi: Pick<ContentApi, 'usedBlocks'> },
): Promise<string[]> {
  const changed = changedReleases(liveSet.releases, previous);
  const used = await contentApi.usedBlocks(changed.map(releaseLabel).join(', '));
  const names = new Set(changed.map(({ name }) => name));
  const types = changed.some(({ kind }) => kind !== 'remote')
    ? [...used.keys()]
    : [...previous.releases, ...changed]
        .filter(({ name }) => names.has(name))
        .flatMap((release) => releases.find(release)?.blocks ?? []);
  const pages = [...new Set(types)].map((type) => [...(used.get(type) ?? [])].sort());
  const representatives = pages.flatMap((paths) => paths.slice(0, 1));
  return [...new Set([...representatives, ...spread([...new Set(pages.flat())].sort())])];
}

/** The same values, so that the first ones of any number are spread over all: every eighth, then every fourth, … */
function spread<Value>(values: readonly Value[]): Value[] {
  const order: Value[] = [];
  for (let step = 2 ** Math.ceil(Math.log2(values.length + 1)); step >= 1; step /= 2) {
    order.push(...values.filter((_value, index) => index % step === 0));
  }
  return [...new Set(order)];
}
