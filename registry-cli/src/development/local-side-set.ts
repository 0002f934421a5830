import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import { PREVIEW_FOLDER, SIDE_SET_PAYLOAD, type SideSet } from '@stadtraum/contracts/preview';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { DevelopmentRelease } from '@stadtraum/federation-kit/build';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { encodePreviewToken, type SigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';

/** Milliseconds for which a side set on this computer is valid: longer than any session of work. */
const LIFETIME_MS = 14 * 24 * 3_600_000;

/** The live set with a release of this computer exchanged, as the local shell takes it. */
export interface LocalSideSet {
  id: string;
  /** Signed with the key of this session, which only the local shell pins. */
  envelope: Envelope;
  /** Token of its preview. */
  token: string;
  /** Path that opens its preview. */
  path: string;
}

export interface LocalSideSetOptions {
  /** The site's live set. */
  base: LiveSet;
  release: DevelopmentRelease;
  /** The team that published each live release, by name. */
  teams: Readonly<Record<string, string>>;
  /** The key of this session. */
  key: SigningKey;
  /** Unique: 16 hex digits. */
  id: string;
  /** In milliseconds since 1970. */
  now: number;
}

/** Makes a side set. A remote that is not live is added to it. */
export function makeLocalSideSet({ base, release, teams, key, id, now }: LocalSideSetOptions): LocalSideSet {
  const { name, version, kind } = release.manifest;
  const createdAt = new Date(now).toISOString();
  // A whole second, as in the token.
  const expiresAt = Math.floor((now + LIFETIME_MS) / 1000);
  const live = base.releases.find((candidate) => candidate.name === name);
  const exchanged: LiveRelease = {
    ...{ sequence: 1, ...live, name, version, kind, liveSince: createdAt },
    manifest: integrityOf(manifestBytes(release)),
  };
  const sideSet: SideSet = {
    id: `side-${id}`,
    base: base.id,
    createdAt,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
    createdBy: teams[name] ?? name,
    releases: live
      ? base.releases.map((other) => (other === live ? exchanged : other))
      : [...base.releases, exchanged],
    exchanged: [name],
    teams: { ...teams },
  };
  const sign = (payloadType: string, value: unknown) => signEnvelope(payloadType, JSON.stringify(value), key);
  const token = encodePreviewToken({ sideSet: sideSet.id, expiresAt }, sign);
  return { id: sideSet.id, envelope: sign(SIDE_SET_PAYLOAD, sideSet), token, path: PREVIEW_FOLDER + token };
}

/** The manifest's bytes as they are served. */
export function manifestBytes({ manifest }: DevelopmentRelease): Buffer {
  return Buffer.from(JSON.stringify(manifest));
}
