import { type Static, Type } from '@sinclair/typebox';
import { PageModel } from '../page-model.ts';

/** Maximum size of a form's body in bytes. */
export const SUBMISSION_LIMIT = 16 * 1024;

/** Media types of a form's body. Mail providers may use the second to unsubscribe with one click (RFC 8058). */
export const SUBMISSION_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/**
 * Name of the request header that passes the visitor's network to the content API: an IPv4 address, or the /64 of an IPv6
 * address.
 */
export const NETWORK_HEADER = 'x-visitor-network';

/**
 * The content API's response to a form that a visitor sent to a page on the site. The shell calls
 * `POST /submission?path=<path>&query=<raw query>`, with the unchanged body and headers `content-type` and `accept`,
 * `NETWORK_HEADER` and the site's inner secret (SE9); without the secret the headers are not trusted. The shell has already
 * checked the request's origin, size and rate.
 *
 * - `json`: for requests with `Accept: application/json`.
 * - `redirect`: 303 to a page that reports the result, so that a reload does not send the form again.
 * - `page`: the page itself, with the form's errors and input in its blocks. It is never cached.
 */
export const SubmissionResponse = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('json'),
        status: Type.Integer({ minimum: 200, maximum: 599 }),
        body: Type.Unknown(),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('redirect'),
        /** A path on the site, with a query and a fragment if needed. */
        location: Type.String({ pattern: '^/(?!/)[^\\s\\\\]*$', maxLength: 2048 }),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('page'),
        status: Type.Integer({ minimum: 200, maximum: 599 }),
        page: PageModel,
      },
      { additionalProperties: false },
    ),
  ],
  { $id: 'SubmissionResponse' },
);
export type SubmissionResponse = Static<typeof SubmissionResponse>;
