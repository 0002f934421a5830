import { shellError } from '../../../errors.ts';
import type { ContentAnswer, FetchedContent } from './content-source.ts';

/** An answer of the source that is kept, in memory and on disk. */
export interface KeptContent {
  answer: ContentAnswer;
  etag?: string;
  /** Length of the answer as the source sent it. */
  bytes: number;
  /** Revision of all content that the answer belongs to; undefined: unknown. */
  revision: string | undefined;
  /** When the source gave or confirmed it, monotonic milliseconds. */
  fetchedAt: number;
  /** When the source last failed to renew it, monotonic milliseconds. */
  failedAt: number;
  /** It comes from an earlier process, and the source has not confirmed it in this one. */
  isRestored: boolean;
}

/** What the shell holds of a path, what the source has just said of it, and what was the current revision when it was asked. */
export interface Renewal {
  path: string;
  known: KeptContent | undefined;
  fetched: FetchedContent;
  revision: string | undefined;
}

/**
 * What is to be kept after an answer of the source: `known` itself, confirmed, when it stays as it is.
 *
 * @throws CodedError CONTENT_ANSWER_INVALID
 */
export function renewedContent({ path, known, fetched, revision }: Renewal): KeptContent {
  const confirmed = { fetchedAt: performance.now(), failedAt: Number.NEGATIVE_INFINITY, isRestored: false };
  if (fetched.kind === 'unchanged') {
    if (!known) throw shellError('CONTENT_ANSWER_INVALID', { path, reason: 'nothing to be unchanged' });
    return Object.assign(known, confirmed, { revision: revisionOf(known.answer, revision) });
  }
  const { answer, bytes, etag } = fetched;
  return {
    answer,
    bytes,
    ...confirmed,
    revision: revisionOf(answer, revision),
    ...(etag !== undefined && { etag }),
  };
}

/** Whether there is a page, or it is known where it went. */
export function exists(answer: ContentAnswer): boolean {
  return answer.kind === 'redirect' || answer.page.status === 200;
}

export function parametersOf(answer: ContentAnswer): readonly string[] {
  return answer.kind === 'page' ? answer.page.queryParameters : [];
}

/** Whether the page has changed by now without an edit. */
export function isOutdated(answer: ContentAnswer): boolean {
  const freshUntil = answer.kind === 'page' ? answer.page.freshUntil : undefined;
  return freshUntil !== undefined && Date.now() >= Date.parse(freshUntil);
}

/** A redirect does not name its revision. */
function revisionOf(answer: ContentAnswer, current: string | undefined): string | undefined {
  return answer.kind === 'page' ? answer.page.revision : current;
}
