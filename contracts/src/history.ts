import { type Static, Type } from '@sinclair/typebox';
import { LiveSetId } from './live-set.ts';
import { SitePath } from './page-meta.ts';

/** Payload type of the link to a replay. */
export const REPLAY_LINK_PAYLOAD = 'application/vnd.stadtraum.replay-link+json';

/** Folder of the site that contains replays; a link is this path and a token. It is in the folder of previews. */
export const REPLAY_FOLDER = '/vorschau/rueckblick/';

/** How long the registry keeps which pages and live sets there were, in days. */
export const HISTORY_DAYS = 30;
/** How long the link to a replay is valid, in minutes. */
export const REPLAY_MINUTES = 60;

/**
 * Header of a replayed page: whether its bytes are those that visitors got. `promised`, or `not-promised; server=<version>; then=<versions>`
 * for a server of another version.
 */
export const REPLAY_EQUALITY_HEADER = 'x-replay-equality';

/** Maximum number of versions of servers that are known at a time. */
export const MAX_SERVERS = 20;

/**
 * A version of the shell's server: the start of the hash of its code, and the start of the hash of the settings that documents depend
 * on. Two servers of the same version write the same document for the same live set and page model.
 */
export const ServerVersion = Type.String({ pattern: '^[0-9a-f]{16}\\.[0-9a-f]{8}$' });

/** Hash of a page model: SHA-256 in hex of its JSON without `revision` and `freshUntil`, which documents do not depend on. */
export const PageHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** How visitors got a page for some time: the document is a function of these values. */
export const PageState = Type.Object(
  {
    /**
     * Instant (RFC 3339) since which the page was so. That of a live set is its own; the registry notices content within about two
     * seconds.
     */
    at: Type.String({ format: 'date-time' }),
    liveSet: LiveSetId,
    /** Revision of the content with which the page became so. */
    revision: Type.String({ minLength: 1, maxLength: 100 }),
    /** The page model; null if there was no page at the path. */
    page: Type.Union([PageHash, Type.Null()]),
    /** Versions of the shells' servers at that time: several during an update, none if no shell had announced itself. */
    servers: Type.Array(ServerVersion, { maxItems: MAX_SERVERS }),
  },
  { additionalProperties: false, $id: 'PageState' },
);
export type PageState = Static<typeof PageState>;

/** Result of `GET /history?path=…&from=…&to=…`; `from` and `to` are instants (RFC 3339). Without `to`, until now. */
export const PageHistory = Type.Object(
  {
    /**
     * Oldest first, from the state that was valid at `from` on (or at `keptSince`, if that is later). Each differs from the one before
     * it in the live set, the page or the servers.
     */
    states: Type.Array(PageState),
    /** Instant (RFC 3339) since which the history is complete. */
    keptSince: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, $id: 'PageHistory' },
);
export type PageHistory = Static<typeof PageHistory>;

/** Parameters of `replay`. */
export const ReplayParameters = Type.Object(
  {
    /** Path of the page, without a query. */
    path: SitePath,
    /** Instant (RFC 3339). */
    at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false },
);
export type ReplayParameters = Static<typeof ReplayParameters>;

/** Result of `replay`. */
export interface CreatedReplay {
  /** The state that is replayed. */
  state: PageState & { page: string };
  /** Path of the link on the site. Who has it sees the page, so it is returned only once. */
  path: string;
  /** Instant (RFC 3339) until which the link is valid. */
  expiresAt: string;
  /** Versions of the servers of the shells that run now. */
  servers: string[];
}

/** What the link to a replay says. */
export const ReplayLink = Type.Object(
  {
    liveSet: LiveSetId,
    page: PageHash,
    servers: PageState.properties.servers,
    /** In seconds since 1970. */
    expiresAt: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false, $id: 'ReplayLink' },
);
export type ReplayLink = Static<typeof ReplayLink>;

/**
 * Whether a server writes the bytes that visitors got: it is of the only version that there was.
 *
 * @param server the version of the server that replays
 * @param then the versions at the time that is replayed
 */
export function isSameServer(server: string, then: readonly string[]): boolean {
  return then.length === 1 && then[0] === server;
}
