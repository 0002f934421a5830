import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { REPLAY_EQUALITY_HEADER } from '@stadtraum/contracts/history';
import { requestBytes } from '@stadtraum/server-base/http-client';
import type { RegistryClient } from '../clients/registry-client.ts';
import type { ReplayedPage } from './check.ts';
import type { ReplayableState } from './read-states.ts';

/** The shell may have to fetch releases that it has dropped, and to start renderers. */
const LIMITS = { timeoutMs: 30_000, limitBytes: 20_000_000 };

/** What the registry refuses because something of this state is not kept; other states can still be replayed. */
const NOT_KEPT: ReadonlySet<string> = new Set(['HISTORY_UNKNOWN', 'LIVE_SET_UNKNOWN', 'RELEASE_UNKNOWN']);

/** Value of the header if visitors got the same bytes. */
const PROMISED = 'promised';

/** A replayed page, or why there is none. */
export type Replayed = { page: ReplayedPage; isPromised: boolean } | { failure: string };

/**
 * Fetches a page from the site as it was.
 *
 * @param siteUrl without a trailing slash
 * @throws CodedError REGISTRY_UNAVAILABLE, and what the registry refuses: KEY_UNKNOWN, ACTION_NOT_ALLOWED …
 */
export async function replayState(
  path: string,
  { replayAt }: ReplayableState,
  { registry, siteUrl }: { registry: Pick<RegistryClient, 'replay'>; siteUrl: string },
): Promise<Replayed> {
  const link = await registry.replay(path, replayAt).catch((error) => {
    if (NOT_KEPT.has(errorCode(error) ?? '')) return { failure: reasonOf(error) };
    throw error;
  });
  if ('failure' in link) return link;
  const url = siteUrl + link.path;
  try {
    const { status, headers, bytes } = await requestBytes(new URL(url), LIMITS);
    const equality = headers[REPLAY_EQUALITY_HEADER];
    // Pages have other statuses, too, such as 410. Only replays have the header.
    if (equality === undefined) return { failure: `the site responded with status ${status}` };
    return { page: { url, html: Buffer.from(bytes) }, isPromised: equality === PROMISED };
  } catch (error) {
    return { failure: `the site: ${reasonOf(error)}` };
  }
}
