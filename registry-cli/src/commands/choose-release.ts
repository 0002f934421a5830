import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { didYouMean } from '@stadtraum/server-base/nearest';
import { cliError } from '../errors.ts';

const MAX_NEWEST = 3;

/**
 * Finds the release that a person names: `mf-press` is the one that was published last, even if it had been published before (TR8);
 * `mf-press@1.0.0-3fa9c21b77` is exact.
 *
 * @param url the registry's, for messages
 * @throws CodedError RELEASE_NAME_UNKNOWN, RELEASE_VERSION_UNKNOWN
 */
export function chooseRelease(
  text: string,
  published: readonly PublishedRelease[],
  url: string,
): PublishedRelease {
  const [name = '', version] = text.split('@');
  const releases = newestFirst(published.filter((release) => release.name === name));
  const [newest] = releases;
  if (!newest) throw unknownName(name, published, url);
  if (version === undefined) return newest;

  const exact = releases.find((release) => release.version === version);
  if (exact) return exact;
  const versions = releases.map((release) => release.version);
  throw cliError('RELEASE_VERSION_UNKNOWN', {
    name,
    version: version || 'no version after @',
    suggestion: didYouMean(version, versions),
    newest: versions.slice(0, MAX_NEWEST).join(', '),
  });
}

/** @throws CodedError RELEASE_NAME_UNKNOWN for a name that neither was published nor is in `otherNames` */
export function expectKnownName(
  name: string,
  published: readonly PublishedRelease[],
  otherNames: readonly string[],
  url: string,
): void {
  const isKnown = published.some((release) => release.name === name) || otherNames.includes(name);
  if (!isKnown) throw unknownName(name, published, url);
}

/** The last publication first. */
export function newestFirst(releases: readonly PublishedRelease[]): PublishedRelease[] {
  return releases.toSorted((a, b) => {
    const difference = Date.parse(b.publishedAt) - Date.parse(a.publishedAt);
    return difference === 0 ? b.sequence - a.sequence : difference;
  });
}

function unknownName(name: string, published: readonly PublishedRelease[], url: string): Error {
  const names = new Set(published.map((release) => release.name));
  return cliError('RELEASE_NAME_UNKNOWN', { url, name, suggestion: didYouMean(name, names) });
}
