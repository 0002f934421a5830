import { reasonOf } from '@stadtraum/contracts/errors';
import { REPLAY_EQUALITY_HEADER } from '@stadtraum/contracts/history';
import { requestBytes } from '@stadtraum/server-base/http-client';

/** The first page of a live set starts renderers, and may fetch releases. */
const LIMITS = { timeoutMs: 60_000, limitBytes: 32 * 1024 * 1024 };

/** Parts of the header's value. */
const PROMISED = 'promised';
const ANOTHER_SERVER = '; server=';

/** A page as visitors got it. */
export interface LoadedReplay {
  html: Buffer;
  /** Whether all blocks were rendered. */
  isComplete: boolean;
  /** Whether the shell's server is the one that wrote the page for visitors. */
  isSameServer: boolean;
}

/** Why there is no page, as a clause. `isTemporary` if it may be there later. */
export interface FailedReplay {
  failure: string;
  isTemporary: boolean;
}

/** Loads a replayed page from the site. @param link its whole address */
export async function loadReplay(link: string): Promise<LoadedReplay | FailedReplay> {
  try {
    const { status, headers, bytes } = await requestBytes(new URL(link), LIMITS);
    const equality = headers[REPLAY_EQUALITY_HEADER];
    // Only replays have the header. Their status is the page's, such as 200 or 410.
    if (typeof equality !== 'string')
      return { failure: `the site responded with status ${status}`, isTemporary: status === 503 };
    const isSameServer = !equality.includes(ANOTHER_SERVER);
    const isComplete = equality === PROMISED || !isSameServer;
    return { html: Buffer.from(bytes), isComplete, isSameServer };
  } catch (error) {
    return { failure: `the site: ${reasonOf(error)}`, isTemporary: true };
  }
}
