import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';

/** What stands at a path. */
export type ContentAnswer = { kind: 'page'; page: PageModel } | { kind: 'redirect'; redirect: Redirect };

/** A fetched answer, or `unchanged` when the one that the caller has is still right. */
export type FetchedContent =
  | { kind: 'unchanged' }
  | { kind: 'answer'; answer: ContentAnswer; etag?: string; bytes: number };

/**
 * Where content comes from: the content API here, any CMS elsewhere. An adapter limits time and size, and answers nothing
 * that it has not validated.
 */
export interface ContentSource {
  /**
   * @param path decoded, starts with a slash
   * @param query encoded, without the question mark; parameters that the page does not know are ignored
   * @param etag of the answer that the caller has
   * @param trace of the visitor's request that needs it
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID, TOO_MANY_QUERIES (of the visitor's network)
   */
  fetch(path: string, query: string, etag?: string, trace?: RequestTrace): Promise<FetchedContent>;
  /**
   * The revision of all content.
   *
   * @throws CodedError CONTENT_UNAVAILABLE
   */
  revision(): Promise<string>;
  /**
   * Paths of all pages that search engines may list.
   *
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID
   */
  paths(): Promise<readonly string[]>;
}
