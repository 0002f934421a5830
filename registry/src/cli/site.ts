import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { registryError } from '../errors.ts';
import { networkReason } from './registry-client.ts';

const POLL_MS = 50;

/**
 * Waits until the site serves this live set, or a newer one.
 *
 * @param timeoutMs how long to wait at most
 * @throws CodedError SITE_NOT_FOLLOWING
 */
export async function waitForSite(url: string, liveSet: LiveSet, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let reason = '';
  do {
    const served = await servedLiveSet(url).catch((error) => {
      reason = networkReason(error);
      return undefined;
    });
    if (served !== undefined) {
      if (sequenceOf(served) >= liveSet.sequence) return;
      reason = `it serves ${served}`;
    }
    await delay(POLL_MS);
  } while (performance.now() < deadline);
  throw registryError('SITE_NOT_FOLLOWING', { liveSet: liveSet.id, url, seconds: timeoutMs / 1000, reason });
}

/** Id of the live set that the site says it serves. */
async function servedLiveSet(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
  const body = (await response.json().catch(() => ({}))) as { liveSet?: unknown };
  const served = response.headers.get('x-live-set') ?? body.liveSet;
  return typeof served === 'string' ? served : undefined;
}

function sequenceOf(id: string): number {
  return Number.parseInt(id, 10) || 0;
}
