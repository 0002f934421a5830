import type { RequestedRelease } from '@stadtraum/contracts/gate';
import {
  type CreatedPreview,
  PREVIEW_FOLDER,
  SIDE_SET_PAYLOAD,
  type SideSet,
} from '@stadtraum/contracts/preview';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { encodePreviewToken } from '@stadtraum/federation-kit/signing';
import { serverError } from '@stadtraum/server-base/errors';
import { registryError } from '../errors.ts';
import type { Gate } from '../gate/gate.ts';
import type { Examination } from '../gate/inspector.ts';
import type { RegistryKey } from '../identity/registry-key.ts';
import { assignKits } from '../sets/assign-kits.ts';
import { replaceReleases } from '../sets/next-releases.ts';
import type { LiveSetStore } from '../store/live-set-store.ts';
import { createQueue } from '../store/queue.ts';
import type { NewLogEntry } from '../store/release-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifyCandidate } from '../verification/verify-candidate.ts';
import { makeSideSet } from './side-set.ts';
import type { SideSetList } from './side-set-list.ts';

/** Previews: side sets that people with a link can open on the site. Nothing here changes what is live. */
export interface Previews {
  /**
   * Makes a side set of the live set with these releases exchanged. It must pass the checks of an activation; what the gate finds is
   * only reported.
   *
   * @throws CodedError LIVE_SET_MISSING, RELEASE_UNKNOWN, REQUEST_REJECTED, PREVIEWS_EXHAUSTED, or the code with which the candidate
   *   is rejected
   */
  create(options: CreateOptions, entryOf: () => NewLogEntry): Promise<CreatedPreview>;
  /** Those whose links are valid, newest first. */
  list(): SideSet[];
  /** @throws CodedError PREVIEW_UNKNOWN if it has ended or never existed */
  find(id: string): SideSet;
  /** The signed side set, for shells. @throws CodedError PREVIEW_UNKNOWN */
  envelopeOf(id: string): Envelope;
  /** Ends a preview before its link expires. @throws CodedError PREVIEW_UNKNOWN */
  end(id: string, entryOf: () => NewLogEntry): Promise<SideSet>;
  /** Releases that must not be pruned: those of valid previews, and of one that is being made. */
  neededReleases(): ReleaseReference[];
}

export interface CreateOptions {
  releases: readonly RequestedRelease[];
  hours: number;
  /** Team of the key that asks. */
  team: string;
}

export interface PreviewsDependencies {
  sideSets: SideSetList;
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  key: RegistryKey;
  verify: VerifyCandidate;
  gate: Pick<Gate, 'inspect'>;
}

export function createPreviews(dependencies: PreviewsDependencies): Previews {
  const { sideSets, key } = dependencies;
  /** One at a time, because each starts processes. */
  const creation = createQueue();
  const pending = new Set<readonly ReleaseReference[]>();
  const find = (id: string) => {
    const found = sideSets.valid().find((sideSet) => sideSet.id === id);
    if (!found) throw registryError('PREVIEW_UNKNOWN', { id });
    return found;
  };
  return {
    create: (options, entryOf) =>
      creation(async () => {
        const sideSet = await prepare(dependencies, options);
        pending.add(sideSet.releases);
        try {
          return await verifyAndStore(dependencies, sideSet, entryOf);
        } finally {
          pending.delete(sideSet.releases);
        }
      }),
    list: () => sideSets.valid(),
    find,
    envelopeOf: (id) => key.sign(SIDE_SET_PAYLOAD, find(id)),
    async end(id, entryOf) {
      const ended = find(id);
      await sideSets.remove(id, entryOf());
      return ended;
    },
    neededReleases: () => [...pending, ...sideSets.valid().map(({ releases }) => releases)].flat(),
  };
}

/** @throws CodedError LIVE_SET_MISSING, RELEASE_UNKNOWN, REQUEST_REJECTED */
async function prepare(
  { releases, liveSets }: PreviewsDependencies,
  { releases: requested, hours, team }: CreateOptions,
): Promise<SideSet> {
  const base = liveSets.current();
  if (!base) throw releaseError('LIVE_SET_MISSING', {});
  if (new Set(requested.map(({ name }) => name)).size < requested.length) {
    throw serverError('REQUEST_REJECTED', { reason: 'the preview names a release twice' });
  }
  const exchanged = requested.map((reference) => {
    const release = releases.find(reference);
    if (!release) throw releaseError('RELEASE_UNKNOWN', { release: releaseLabel(reference) });
    return release;
  });
  return makeSideSet({
    base,
    next: await assignKits(
      replaceReleases(base.releases, exchanged),
      new Map(requested.map((release) => [release.name, release])),
      (release) => releases.manifestOf(release),
    ),
    find: (release) => releases.find(release),
    createdBy: team,
    hours,
    now: Date.now(),
  });
}

async function verifyAndStore(
  dependencies: PreviewsDependencies,
  sideSet: SideSet,
  entryOf: () => NewLogEntry,
): Promise<CreatedPreview> {
  const { sideSets, key, verify } = dependencies;
  const start = performance.now();
  const { releases, exchanged } = sideSet;
  const candidate = { releases, changed: releases.filter(({ name }) => exchanged.includes(name)) };
  await verify(candidate, { smokeTest: true });
  const examination = await examine(dependencies, sideSet);
  await sideSets.add(sideSet, entryOf());
  const link = { sideSet: sideSet.id, expiresAt: Date.parse(sideSet.expiresAt) / 1000 };
  return {
    sideSet,
    path: PREVIEW_FOLDER + encodePreviewToken(link, key.sign),
    findings: examination?.findings ?? [],
    unchecked: examination?.unchecked ?? [],
    verificationMs: Math.round(performance.now() - start),
  };
}

/** Looks at live content with the side set, as before an activation, but refuses nothing. */
async function examine(
  { gate, liveSets }: PreviewsDependencies,
  { base, releases }: SideSet,
): Promise<Examination | undefined> {
  const inspection = gate.inspect({ withPictures: false });
  try {
    return await inspection.examine(liveSets.find(base)?.releases ?? [], releases);
  } finally {
    inspection.end();
  }
}
