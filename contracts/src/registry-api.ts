import { type Static, Type } from '@sinclair/typebox';
import type { AfterSwitch, GateReport } from './gate.ts';
import type { LiveSet } from './live-set.ts';
import { Integrity, type ReleaseKind, ReleaseName, ReleaseVersion } from './release-manifest.ts';
import type { ReleaseReference } from './release-reference.ts';

/** A signed document in the form of DSSE: the signatures cover the payload's type and bytes. */
export const Envelope = Type.Object(
  {
    payloadType: Type.String({ minLength: 1, maxLength: 100 }),
    /** Base64. */
    payload: Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
    signatures: Type.Array(
      Type.Object(
        {
          /** Id of the key, see `KeyId`. It only says which key to try. */
          keyid: Type.String({ maxLength: 100 }),
          /** Base64 of the Ed25519 signature. */
          sig: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 8 },
    ),
  },
  { additionalProperties: false, $id: 'Envelope' },
);
export type Envelope = Static<typeof Envelope>;

/** Payload type of a request that changes what the registry holds. */
export const REQUEST_PAYLOAD = 'application/vnd.stadtraum.request+json';
/** Payload type of a live set. */
export const LIVE_SET_PAYLOAD = 'application/vnd.stadtraum.live-set+json';
/** Payload type of the registry's record of who published a release. */
export const PUBLICATION_PAYLOAD = 'application/vnd.stadtraum.publication+json';
/** Payload type of the list of releases that are marked as bad. */
export const MARKS_PAYLOAD = 'application/vnd.stadtraum.marks+json';
/** Payload type of the list of trusted keys. */
export const TRUST_PAYLOAD = 'application/vnd.stadtraum.trust+json';

/** First 16 hex digits of the SHA-256 of a raw public key. */
export const KeyId = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** `ed25519:` and the raw public key of 32 bytes in base64url. */
export const PublicKeyText = Type.String({ pattern: '^ed25519:[A-Za-z0-9_-]{43}$' });

/** What a key may do. `accept` overrides findings of the gate; `manage-keys` changes the trust file. */
export const ROLES = ['publish', 'activate', 'roll-back', 'retire', 'accept', 'manage-keys'] as const;
export type Role = (typeof ROLES)[number];

/** Each action of a signed request, and the role that it needs for the releases that it names. */
export const ACTIONS = {
  publish: 'publish',
  preview: 'publish',
  'end-preview': 'publish',
  'read-content': 'publish',
  replay: 'publish',
  activate: 'activate',
  'load-content': 'activate',
  'roll-back': 'roll-back',
  mark: 'roll-back',
  retire: 'retire',
  prune: 'retire',
  'add-key': 'manage-keys',
  'revoke-key': 'manage-keys',
  'rotate-key': 'manage-keys',
} as const satisfies Record<string, Role>;
export type Action = keyof typeof ACTIONS;

/** Payload of a signed request. It is valid once, for a few minutes, at one registry. */
export const RegistryRequest = Type.Object(
  {
    action: Type.Union((Object.keys(ACTIONS) as Action[]).map((action) => Type.Literal(action))),
    /** Id of the key of the registry that it is meant for. */
    registry: KeyId,
    /** Instant (RFC 3339) at which it was signed. */
    issuedAt: Type.String({ format: 'date-time' }),
    /** Random, never used twice. */
    nonce: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    parameters: Type.Record(Type.String(), Type.Unknown()),
    /** Why, as text for people. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    /** Commit of the sender's repository, with `-dirty` if files had changed since. */
    commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{7,64}(-dirty)?$' })),
  },
  { additionalProperties: false, $id: 'RegistryRequest' },
);
export type RegistryRequest = Static<typeof RegistryRequest>;

/** Parameters of `publish`. `manifest` is the integrity of the manifest's bytes as sent, so that the request signs it. */
export const PublishParameters = Type.Object(
  { name: ReleaseName, version: ReleaseVersion, manifest: Integrity },
  { additionalProperties: false },
);
export type PublishParameters = Static<typeof PublishParameters>;

/** A key that the registry trusts. */
export const TrustedKey = Type.Object(
  {
    id: KeyId,
    publicKey: PublicKeyText,
    team: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    /** Names of releases that it may act on; `*`: all. */
    remotes: Type.Array(Type.Union([Type.Literal('*'), ReleaseName])),
    roles: Type.Array(Type.Union(ROLES.map((role) => Type.Literal(role)))),
    state: Type.Union([Type.Literal('active'), Type.Literal('revoked')]),
    /** Instant (RFC 3339). */
    addedAt: Type.String({ format: 'date-time' }),
    /** Id of the key that added it, or `registry` for the key of the first start. */
    addedBy: Type.String(),
    revokedAt: Type.Optional(Type.String({ format: 'date-time' })),
    /** Id of the key that replaced it in a rotation. */
    replacedBy: Type.Optional(KeyId),
  },
  { additionalProperties: false, $id: 'TrustedKey' },
);
export type TrustedKey = Static<typeof TrustedKey>;

/** A request for a key: a team sends it to a person who manages keys. */
export const KeyRequest = Type.Pick(TrustedKey, ['publicKey', 'team', 'remotes', 'roles'], {
  additionalProperties: false,
  $id: 'KeyRequest',
});
export type KeyRequest = Static<typeof KeyRequest>;

/** An entry of the registry's log. */
export interface LogEntry {
  /** Increases by 1 with each entry. */
  number: number;
  /** Instant (RFC 3339). */
  at: string;
  action: Action | 'start' | 'serve' | 'after-switch' | 'visitor-reports' | 'unknown';
  /** What was acted on, for people: `mf-press@1.0.0-3f…`, `live set 12-…`, a key's id. */
  subject: string;
  outcome: 'done' | 'refused';
  /** Id of the sender's key; absent for an unknown sender and for the registry itself. */
  key?: string;
  team?: string;
  /** Error code of a refusal. */
  code?: string;
  commit?: string;
  reason?: string;
  /** The live set that resulted. */
  liveSet?: string;
  /** The revision of the content that resulted. */
  revision?: string;
  nonce?: string;
  /** How many requests of unknown senders with this code the entry stands for. */
  count?: number;
}

/** A page of the log. */
export interface LogPage {
  /** Newest first. */
  entries: LogEntry[];
  /** False if an entry was changed or removed. */
  intact: boolean;
}

/** Summary of a published release. */
export interface PublishedRelease {
  name: string;
  version: string;
  kind: ReleaseKind;
  /** Increases with every published release of the same name. */
  sequence: number;
  /** Integrity of the stored manifest, which lists the integrity of every file. */
  manifest: string;
  /** Total size of all files. */
  bytes: number;
  /** Transfer size of all browser files, brotli-compressed if there is a `.br` file. */
  browserBytes: number;
  /** Types of its blocks. */
  blocks: string[];
  /** Instant of the last publication (RFC 3339): what was just published again is the newest (TR8). */
  publishedAt: string;
  /** Whose key signed it; absent for releases that are older than keys. */
  publishedBy?: { key: string; team: string };
  /** Commit that it was built from, see `RegistryRequest`. */
  commit?: string;
  /** Set while it is marked as bad: rollbacks skip it, and it cannot be activated. */
  bad?: { reason?: string; at: string; by?: string };
  /** Number of networks whose browsers reported errors of it after it went live. Reports can be forged. */
  visitorReports?: number;
}

/** Result of an activation or a rollback. */
export interface Activation {
  /** The live set that is current now. */
  liveSet: LiveSet;
  verificationMs: number;
  switchMs: number;
  /** What the shells' pages showed after the switch. Absent for a rollback, and if nothing was switched. */
  afterSwitch?: AfterSwitch;
  /** What the gate has seen; absent for rollbacks, and if nothing was live before. */
  report?: GateReport;
}

/** Result of `read-content`: what admits to `GET /content-access/page` and `/content-access/revision`. */
export const ContentAccess = Type.Object({
  /** For the header `authorization: Bearer <token>`. */
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  /** Instant (RFC 3339). */
  expiresAt: Type.String({ format: 'date-time' }),
});
export type ContentAccess = Static<typeof ContentAccess>;

/** Releases that pruning removes, or would remove. */
export interface Pruning {
  releases: (ReleaseReference & { bytes: number })[];
  /** Of all of them. */
  bytes: number;
}

/** A mistake in content that was sent. */
export const ContentMistake = Type.Object({
  file: Type.String(),
  /** JSON Pointer to the place in the file; empty for the file as a whole. */
  pointer: Type.String(),
  /** The place in words, in German. */
  place: Type.Optional(Type.String()),
  /** German sentences without the last full stop: what is wrong, what is allowed, what was probably meant. */
  reason: Type.String(),
});
export type ContentMistake = Static<typeof ContentMistake>;

/** A page, record or shared file that a load did not change, because its new version does not fit. */
export const HeldBackContent = Type.Object({
  file: Type.String(),
  /** The record's number, in a file with several. */
  record: Type.Optional(Type.String()),
  /** Whether its previous version is on the site. */
  isOnSite: Type.Boolean(),
  problems: Type.Array(ContentMistake),
});
export type HeldBackContent = Static<typeof HeldBackContent>;

/** What a load of content changed. */
export const LoadedContent = Type.Object({
  /** False if the site has the same content already. */
  changed: Type.Boolean(),
  revision: Type.String(),
  /** Numbers of what the loaded files contain. */
  pages: Type.Integer(),
  records: Type.Integer(),
  /** Sentences about what was not checked. */
  warnings: Type.Array(Type.String()),
  /** What stays as it was; absent in answers of earlier versions. */
  heldBack: Type.Optional(Type.Array(HeldBackContent)),
});
export type LoadedContent = Static<typeof LoadedContent>;
