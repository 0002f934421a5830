import { kitNameOf, kitsOf, type LiveRelease } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ContentApi } from '../content/content-api.ts';
import { registryError } from '../errors.ts';

/** Pages that an error names; more are only counted. */
const MAX_PAGES = 10;

/**
 * Checks that a live release can be taken off the site: a remote whose blocks no page uses, or one of two kits if no remote runs on it.
 *
 * @param release undefined if no release of that name is live
 * @param live the releases of the live set
 * @throws CodedError RETIREMENT_REFUSED, CONTENT_USE_UNKNOWN
 */
export async function checkRetirement(
  name: string,
  release: PublishedRelease | undefined,
  contentApi: Pick<ContentApi, 'usedBlocks'>,
  live: readonly LiveRelease[] = [],
): Promise<void> {
  if (!release) throw registryError('RETIREMENT_REFUSED', { name, reason: 'no release of it is live' });
  if (release.kind === 'kit' && kitsOf(live).length > 1) return checkKitRetirement(name, live);
  if (release.kind !== 'remote') {
    throw registryError('RETIREMENT_REFUSED', { name, reason: `every page needs the ${release.kind}` });
  }
  const used = await contentApi.usedBlocks(name);
  const pages = [...new Set(release.blocks.flatMap((type) => used.get(type) ?? []))].sort();
  if (pages.length === 0) return;
  const more = pages.length > MAX_PAGES ? ` and ${pages.length - MAX_PAGES} more` : '';
  const reason = `pages use its blocks: ${pages.slice(0, MAX_PAGES).join(', ')}${more}`;
  throw registryError('RETIREMENT_REFUSED', { name, reason });
}

function checkKitRetirement(name: string, live: readonly LiveRelease[]): void {
  const remotes = live.filter((release) => release.kind === 'remote' && kitNameOf(release, live) === name);
  if (remotes.length === 0) return;
  const reason = `remotes run on it: ${remotes.map((remote) => remote.name).join(', ')}`;
  throw registryError('RETIREMENT_REFUSED', { name, reason });
}
