import { type Static, Type } from '@sinclair/typebox';
import { Integrity, ReleaseKind, ReleaseName, ReleaseVersion } from './release-manifest.ts';

export const LiveSetId = Type.String({ pattern: '^\\d{1,9}-[0-9a-f]{8}$' });

/** A release in a live set. `manifest` is the integrity of the manifest, which in turn lists the integrity of every file. */
export const LiveRelease = Type.Object(
  {
    name: ReleaseName,
    version: ReleaseVersion,
    kind: ReleaseKind,
    sequence: Type.Integer({ minimum: 1 }),
    manifest: Integrity,
    /** Instant (RFC 3339) since which this release has been live without interruption. */
    liveSince: Type.String({ format: 'date-time' }),
    /** In a set with two kits, the name of the kit that a remote runs on. */
    kit: Type.Optional(ReleaseName),
  },
  { additionalProperties: false },
);
export type LiveRelease = Static<typeof LiveRelease>;

/**
 * The immutable list of releases from which a page is composed: one shell, one or two kits, any number of remotes. The first kit is the
 * stable one: it styles the page itself. The second is the next one, to which remotes move one by one.
 */
export const LiveSet = Type.Object(
  {
    /** `<sequence>-<first 8 hex digits of the content's hash>`. */
    id: LiveSetId,
    sequence: Type.Integer({ minimum: 1 }),
    createdAt: Type.String({ format: 'date-time' }),
    /** Why it was created, as text for people: "activate mf-press 1.0.0-3f…", "roll back mf-press to …". */
    reason: Type.String({ maxLength: 500 }),
    releases: Type.Array(LiveRelease, { minItems: 1 }),
    /** Set by a rollback only: the earlier live set from which it restores one or all releases. */
    restores: Type.Optional(LiveSetId),
  },
  { additionalProperties: false, $id: 'LiveSet' },
);
export type LiveSet = Static<typeof LiveSet>;

/** The kits of a set, the stable one first. */
export function kitsOf<Release extends { kind: ReleaseKind }>(releases: readonly Release[]): Release[] {
  return releases.filter(({ kind }) => kind === 'kit');
}

/** Name of the kit that a remote of the set runs on; undefined for a set without a kit. */
export function kitNameOf(
  { kit }: Pick<LiveRelease, 'kit'>,
  releases: readonly Pick<LiveRelease, 'name' | 'kind'>[],
): string | undefined {
  const names = kitsOf(releases).map(({ name }) => name);
  return names.find((name) => name === kit) ?? names[0];
}
