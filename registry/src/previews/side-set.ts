import { randomBytes } from 'node:crypto';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import type { SideSet } from '@stadtraum/contracts/preview';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { arrangeReleases, changedReleases, type NextRelease } from '../sets/next-releases.ts';

const HOUR_MS = 3_600_000;

export interface SideSetOptions {
  /** The live set. */
  base: LiveSet;
  /** Its releases with some of the live set's exchanged or added. */
  next: readonly NextRelease[];
  /** Finds who published a release. */
  find: (release: LiveRelease) => PublishedRelease | undefined;
  /** Team of the key that asks for it. */
  createdBy: string;
  hours: number;
  /** In milliseconds since 1970. */
  now: number;
}

/** Makes the live set with these releases exchanged. Its id is random, because equal preview links must not exist. */
export function makeSideSet({ base, next, find, createdBy, hours, now }: SideSetOptions): SideSet {
  const createdAt = new Date(now).toISOString();
  const releases = arrangeReleases(next, base, createdAt);
  const teams = releases.flatMap((release) => {
    const team = find(release)?.publishedBy?.team;
    return team === undefined ? [] : [[release.name, team]];
  });
  return {
    id: `side-${randomBytes(8).toString('hex')}`,
    base: base.id,
    createdAt,
    // A whole second, as in the link.
    expiresAt: new Date(Math.floor((now + hours * HOUR_MS) / 1000) * 1000).toISOString(),
    createdBy,
    releases,
    exchanged: changedReleases(releases, base).map(({ name }) => name),
    teams: Object.fromEntries(teams),
  };
}

/** Whether a side set's links are still valid. @param now in milliseconds since 1970 */
export function isValidAt({ expiresAt }: SideSet, now: number): boolean {
  return now < Date.parse(expiresAt);
}
