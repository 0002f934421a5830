import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { REPLAY_EQUALITY_HEADER } from '@stadtraum/contracts/history';
import { requestBytes } from '@stadtraum/server-base/http-client';
import type { RegistryClient } from '../clients/registry-client.ts';
import type { ReplayedPage } from './check.ts';
import type { ReplayableState } from './read-states.ts';

/** The first page of a live set starts renderers, and may fetch releases. */
const LIMITS = { timeoutMs: 60_000, limitBytes: 32 * 1024 * 1024 };
/** A busy machine renders a block too late, or a page not at all. What fails each time has failed for visitors, too. */
const ATTEMPTS = 3;
const RETRY_MS = 1_000;

/** What the registry refuses because something of this state is not kept; other states can still be replayed. */
const NOT_KEPT: ReadonlySet<string> = new Set(['HISTORY_UNKNOWN', 'LIVE_SET_UNKNOWN', 'RELEASE_UNKNOWN']);

/** Parts of the header's value. */
const PROMISED = 'promised';
const ANOTHER_SERVER = '; server=';

/** A replayed page. */
export interface Replay {
  page: ReplayedPage;
  /** Whether all blocks were rendered. */
  isComplete: boolean;
  /** Whether the shell's server is the one that wrote the page for visitors. */
  isSameServer: boolean;
}

/** A page that is not replayed, and why. */
export interface MissingReplay {
  failure: string;
}

/**
 * Fetches a page from the site as it was, again if it is unavailable or lacks a block.
 *
 * @param siteUrl without a trailing slash
 * @throws CodedError REGISTRY_UNAVAILABLE, and what the registry refuses: KEY_UNKNOWN, ACTION_NOT_ALLOWED …
 */
export async function replayState(
  path: string,
  { replayAt }: ReplayableState,
  { registry, siteUrl }: { registry: Pick<RegistryClient, 'replay'>; siteUrl: string },
): Promise<Replay | MissingReplay> {
  const link = await registry.replay(path, replayAt).catch((error) => {
    if (NOT_KEPT.has(errorCode(error) ?? '')) return { failure: reasonOf(error) };
    throw error;
  });
  if ('failure' in link) return link;
  for (let attempt = 1; ; attempt += 1) {
    const replay = await load(siteUrl + link.path);
    const isFinal = 'failure' in replay ? !replay.isTemporary : replay.isComplete;
    if (isFinal || attempt === ATTEMPTS) return replay;
    await delay(RETRY_MS);
  }
}

async function load(url: string): Promise<Replay | (MissingReplay & { isTemporary: boolean })> {
  try {
    const { status, headers, bytes } = await requestBytes(new URL(url), LIMITS);
    const equality = headers[REPLAY_EQUALITY_HEADER];
    // Only replays have the header. Their status is the page's, such as 200 or 410.
    if (typeof equality !== 'string')
      return { failure: `the site responded with status ${status}`, isTemporary: status === 503 };
    const isSameServer = !equality.includes(ANOTHER_SERVER);
    const isComplete = equality === PROMISED || !isSameServer;
    return { page: { url, html: Buffer.from(bytes) }, isComplete, isSameServer };
  } catch (error) {
    return { failure: `the site: ${reasonOf(error)}`, isTemporary: true };
  }
}
