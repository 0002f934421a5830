import { type Static, Type } from '@sinclair/typebox';
import { type Finding, RequestedRelease } from './gate.ts';
import { LiveRelease, LiveSetId } from './live-set.ts';
import { ReleaseName } from './release-manifest.ts';

/** Payload type of a side set. */
export const SIDE_SET_PAYLOAD = 'application/vnd.stadtraum.side-set+json';
/** Payload type of the registry's list of side sets. */
export const SIDE_SETS_PAYLOAD = 'application/vnd.stadtraum.side-sets+json';
/** Payload type of the link to a preview. */
export const PREVIEW_LINK_PAYLOAD = 'application/vnd.stadtraum.preview-link+json';

/** Folder of the site that contains everything about previews; a link is this path and a token. */
export const PREVIEW_FOLDER = '/vorschau/';

/** How long a preview's link is valid, in hours. */
export const DEFAULT_PREVIEW_HOURS = 24;
export const MAX_PREVIEW_HOURS = 14 * 24;

/** Differs from every `LiveSetId`. */
export const SideSetId = Type.String({ pattern: '^side-[0-9a-f]{16}$' });

/**
 * The live set with one or more releases exchanged: what a preview is composed from. It is never live: it has an id and a signature of
 * another form than a live set.
 */
export const SideSet = Type.Object(
  {
    id: SideSetId,
    /** The live set whose releases were exchanged. */
    base: LiveSetId,
    /** Instants (RFC 3339). */
    createdAt: Type.String({ format: 'date-time' }),
    expiresAt: Type.String({ format: 'date-time' }),
    /** Team of the key that asked for it. */
    createdBy: Type.String(),
    releases: Type.Array(LiveRelease, { minItems: 1 }),
    /** Names of the releases that differ from the live set's. */
    exchanged: Type.Array(ReleaseName),
    /** The team that published each release, by name; releases that are older than keys have none. */
    teams: Type.Record(ReleaseName, Type.String()),
  },
  { additionalProperties: false, $id: 'SideSet' },
);
export type SideSet = Static<typeof SideSet>;

/** What a preview's link says: which side set, and until when, in seconds since 1970. */
export interface PreviewLink {
  sideSet: string;
  expiresAt: number;
}

/** Parameters of `preview`. */
export const PreviewParameters = Type.Object(
  {
    releases: Type.Array(RequestedRelease, { minItems: 1, maxItems: 200 }),
    hours: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PREVIEW_HOURS })),
  },
  { additionalProperties: false },
);
export type PreviewParameters = Static<typeof PreviewParameters>;

/** Result of `preview`. */
export interface CreatedPreview {
  sideSet: SideSet;
  /** Path of the link on the site. Who has it sees the preview, so it is returned only once. */
  path: string;
  /** What the gate would refuse or show if these releases were activated. */
  findings: Finding[];
  /** Sentences about what the gate did not check, and why. */
  unchecked: string[];
  verificationMs: number;
}
