import type { RequestedRelease } from '@stadtraum/contracts/gate';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { serverError } from '@stadtraum/server-base/errors';
import { registryError } from '../errors.ts';
import type { Exchanged } from '../sets/assign-kits.ts';
import { type NextRelease, replaceReleases } from '../sets/next-releases.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Marks } from './marks.ts';
import { type IsUsable, previousRelease, previousSet } from './rollback-target.ts';

interface Stores {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  marks: Marks;
}

/** The releases that will be live, and how the live set records the change. */
export interface Change {
  releases: NextRelease[];
  exchanged: Exchanged;
  reason: string;
  restores?: string;
}

/** Exchanges releases of the current live set. @throws CodedError REQUEST_REJECTED, RELEASE_UNKNOWN, RELEASE_MARKED_BAD */
export function prepareActivation(stores: Stores, requested: readonly RequestedRelease[]): Change {
  if (new Set(requested.map(({ name }) => name)).size < requested.length) {
    throw serverError('REQUEST_REJECTED', { reason: 'the activation names a release twice' });
  }
  const published = findRequested(stores, requested);
  return {
    releases: replaceReleases(stores.liveSets.current()?.releases ?? [], published),
    exchanged: new Map(requested.map((release) => [release.name, release])),
    reason: describeRequest(requested),
  };
}

/** The published releases of a request. @throws CodedError RELEASE_UNKNOWN, RELEASE_MARKED_BAD */
export function findRequested(
  { releases, marks }: Pick<Stores, 'releases' | 'marks'>,
  requested: readonly ReleaseReference[],
) {
  return requested.map((reference) => {
    const release = releases.find(reference);
    if (!release) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(reference) });
    const mark = marks.find(reference);
    if (!mark) return release;
    const { reason = `by ${mark.markedBy}` } = mark;
    throw registryError('RELEASE_MARKED_BAD', { release: releaseLabel(reference), reason });
  });
}

/** Names one release with its version, or several without: the live set lists their versions. */
function describeRequest(requested: readonly RequestedRelease[]): string {
  const [first, ...others] = requested;
  if (first && others.length === 0) {
    return `activate ${first.name} ${first.version}${first.kit === undefined ? '' : ` on ${first.kit}`}`;
  }
  return `activate ${requested.map(({ name }) => name).join(', ')}`.slice(0, 500);
}

/** Whether a release is stored and not marked as bad. */
export function usableIn({ releases, marks }: Pick<Stores, 'releases' | 'marks'>): IsUsable {
  return (release) => releases.find(release) !== undefined && !marks.find(release);
}

/** Restores the previous release of `name`, or the previous live set. @throws CodedError ROLLBACK_IMPOSSIBLE */
export function prepareRollback(stores: Stores, name: string | undefined): Change {
  const history = stores.liveSets.history();
  const isUsable = usableIn(stores);
  const current = history[0]?.releases ?? [];
  if (name === undefined) {
    const set = previousSet(history, isUsable);
    if (!set) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: 'live set' });
    const reason = `roll back to live set ${set.id}`;
    return { releases: set.releases, exchanged: new Map(), reason, restores: set.id };
  }
  const previous = previousRelease(history, name, isUsable);
  if (!previous) throw registryError('ROLLBACK_IMPOSSIBLE', { subject: `release of ${name}` });
  return {
    releases: replaceReleases(current, [previous.release]),
    exchanged: new Map([[name, {}]]),
    reason: `roll back ${name} to ${previous.release.version}`,
    restores: previous.set.id,
  };
}
