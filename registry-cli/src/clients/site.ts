import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { parseJson, requestBytes } from '@stadtraum/server-base/http-client';
import { cliError } from '../errors.ts';

const POLL_MS = 50;

/**
 * Waits until the site serves this live set or a newer one.
 *
 * @param timeoutMs maximum wait in milliseconds
 * @throws CodedError SITE_NOT_FOLLOWING
 */
export async function waitForSite(url: string, liveSet: LiveSet, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let reason = 'it reports no live set';
  do {
    const served = await servedLiveSet(url).catch((error) => {
      reason = reasonOf(error);
      return undefined;
    });
    if (served !== undefined) {
      if (sequenceOf(served) >= liveSet.sequence) return;
      reason = `it serves live set ${served}`;
    }
    await delay(POLL_MS);
  } while (performance.now() < deadline);
  throw cliError('SITE_NOT_FOLLOWING', { liveSet: liveSet.id, url, seconds: timeoutMs / 1000, reason });
}

/**
 * Id of the live set that the site serves: from its readiness report, or from a page if a proxy hides the report. The query keeps
 * the page out of the proxy's cache.
 */
async function servedLiveSet(url: string): Promise<string | undefined> {
  const limits = { timeoutMs: 2_000, limitBytes: 5_000_000 };
  const report = await requestBytes(new URL(`${url}/readyz`), limits);
  if (report.status !== 404) return (parseJson(report.bytes) as { liveSet?: string } | null)?.liveSet;
  const { headers } = await requestBytes(new URL(`${url}/?live-set`), limits);
  return headers['x-live-set']?.toString();
}

function sequenceOf(id: string): number {
  return Number.parseInt(id, 10) || 0;
}
