import { isCodedError } from '@stadtraum/contracts/errors';
import { kitsOf } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { checkKitFit } from '@stadtraum/federation-kit/release-files';
import { serverError } from '@stadtraum/server-base/errors';
import type { NextRelease } from './next-releases.ts';

/** The releases that a change exchanges or adds, by name, with the kit that a remote is requested to run on. */
export type Exchanged = ReadonlyMap<string, { kit?: string | undefined }>;

/**
 * Says on which kit each remote runs, in a set with two. A remote that the change does not exchange stays on its kit. An exchanged one runs
 * on the requested kit, or on the one of its predecessor if it fits that, or on the first that it fits. A remote that fits no kit is left
 * to the verification of the candidate.
 *
 * @throws CodedError REQUEST_REJECTED if a requested kit is not in the set, and what `manifestOf` throws
 */
export async function assignKits(
  releases: readonly NextRelease[],
  exchanged: Exchanged,
  manifestOf: (release: NextRelease) => Promise<ReleaseManifest>,
): Promise<NextRelease[]> {
  const kits = kitsOf(releases);
  for (const [remote, { kit }] of exchanged) checkRequested(remote, kit, kits);
  const [stable, next] = kits;
  if (!stable || !next) return releases.map(({ kit: _, ...release }) => release);
  return Promise.all(
    releases.map(async ({ kit = stable.name, ...release }) => {
      if (release.kind !== 'remote') return release;
      const change = exchanged.get(release.name);
      if (change?.kit !== undefined) return { ...release, kit: change.kit };
      const isLive = kits.some(({ name }) => name === kit);
      if (isLive && !change) return { ...release, kit };
      const manifest = await manifestOf(release);
      const manifests = await Promise.all(kits.map(manifestOf));
      const fitting = manifests.filter((candidate) => fits(manifest, candidate)).map(({ name }) => name);
      return { ...release, kit: fitting.find((name) => name === kit) ?? fitting[0] ?? stable.name };
    }),
  );
}

function checkRequested(remote: string, kit: string | undefined, kits: readonly NextRelease[]): void {
  const names = kits.map(({ name }) => name);
  if (kit === undefined || names.includes(kit)) return;
  const reason = `${remote} is to run on ${kit}, but the kits of the live set are ${names.join(' and ')}`;
  throw serverError('REQUEST_REJECTED', { reason });
}

function fits(manifest: ReleaseManifest, kit: ReleaseManifest): boolean {
  try {
    checkKitFit(manifest, kit);
    return true;
  } catch (error) {
    if (isCodedError(error)) return false;
    throw error;
  }
}
