import type { PageModel, Redirect } from '@stadtraum/contracts/page-model';
import type { RequestTrace } from '@stadtraum/server-base/request-trace';

/** The content at a path. */
export type ContentResult = { kind: 'page'; page: PageModel } | { kind: 'redirect'; redirect: Redirect };

/** A fetched result, or `unchanged` if the caller's copy is still valid. */
export type FetchedContent =
  | { kind: 'unchanged' }
  | { kind: 'changed'; result: ContentResult; etag?: string; bytes: number };

/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** The day of its last change, `YYYY-MM-DD`, if it is known. */
  modified?: string;
  /** Paths of its own pictures. */
  pictures: readonly string[];
}

/**
 * The source of all content: the content API on this site, or another CMS on other sites. An adapter limits the time and size of
 * responses and validates them.
 */
export interface ContentSource {
  /**
   * @param path the decoded path, which starts with a slash
   * @param query the encoded query, without the question mark; undeclared parameters are ignored
   * @param etag the ETag of the caller's copy, if any
   * @param trace the trace of the visitor's request
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID, TOO_MANY_QUERIES if the visitor's network sent too many
   */
  fetch(path: string, query: string, etag?: string, trace?: RequestTrace): Promise<FetchedContent>;
  /**
   * Returns the revision of all content.
   *
   * @throws CodedError CONTENT_UNAVAILABLE
   */
  revision(): Promise<string>;
  /**
   * Returns the paths of all pages that search engines may list.
   *
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID
   */
  paths(): Promise<readonly string[]>;
  /**
   * Returns the same pages with what search engines want to know about them.
   *
   * @throws CodedError CONTENT_UNAVAILABLE, CONTENT_ANSWER_INVALID
   */
  sitemap(): Promise<readonly SitemapEntry[]>;
}
