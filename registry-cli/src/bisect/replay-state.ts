import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import type { RegistryClient } from '../clients/registry-client.ts';
import { type LoadedReplay, loadReplay } from '../clients/replayed-page.ts';
import type { ReplayedPage } from './check.ts';
import type { ReplayableState } from './read-states.ts';

/** A busy machine renders a block too late, or a page not at all. What fails each time has failed for visitors, too. */
const ATTEMPTS = 3;
const RETRY_MS = 1_000;

/** What the registry refuses because something of this state is not kept; other states can still be replayed. */
const NOT_KEPT: ReadonlySet<string> = new Set(['HISTORY_UNKNOWN', 'LIVE_SET_UNKNOWN', 'RELEASE_UNKNOWN']);

/** A replayed page. */
export interface Replay extends Omit<LoadedReplay, 'html'> {
  page: ReplayedPage;
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
    const url = siteUrl + link.path;
    const replay = await loadReplay(url);
    const isLast = attempt === ATTEMPTS;
    if ('failure' in replay) {
      if (isLast || !replay.isTemporary) return replay;
    } else if (isLast || replay.isComplete) {
      const { html, ...facts } = replay;
      return { page: { url, html }, ...facts };
    }
    await delay(RETRY_MS);
  }
}
