import { reasonOf } from '@stadtraum/contracts/errors';
import { requestBytes } from '@stadtraum/server-base/http-client';
import { cliError } from '../errors.ts';

/** The first page of a live set starts a renderer. */
const LIMITS = { timeoutMs: 60_000, limitBytes: 32 * 1024 * 1024 };

/**
 * Loads a replayed page from the site.
 *
 * @param link its whole address
 * @returns the HTML as visitors got it
 * @throws CodedError REPLAY_NOT_SAVED
 */
export async function loadReplayedPage(link: string): Promise<Uint8Array> {
  const notSaved = (reason: string) => cliError('REPLAY_NOT_SAVED', { reason });
  const { status, bytes } = await requestBytes(new URL(link), LIMITS).catch((error) => {
    throw notSaved(reasonOf(error));
  });
  if (status === 200) return bytes;
  throw notSaved(`the site answered with status ${status}`);
}
