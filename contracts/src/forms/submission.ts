import { type Static, Type } from '@sinclair/typebox';
import { PageModel } from '../page-model.ts';

/** Bytes of one sent form, as its body. */
export const SUBMISSION_LIMIT = 16 * 1024;

/** Media types of a form's body. The second is how mail providers may unsubscribe with one click (RFC 8058). */
export const SUBMISSION_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** Name of the request header that tells the content API the visitor's network: an IPv4 address, or the /64 of an IPv6 one. */
export const NETWORK_HEADER = 'x-visitor-network';

/**
 * What the content API makes of a form that was sent to a page of the site. The shell asks with
 * `POST /submission?path=<path>&query=<raw query>`, the body and the headers `content-type` and `accept` as they came, and
 * `NETWORK_HEADER`, and shows the site's inner secret (SE9): of anyone else nothing of this is believed. It has checked before
 * that the request comes from this site, its size, and how many there were.
 *
 * - `json`: for whoever asked for it (`Accept: application/json`).
 * - `redirect`: 303 to a page that says what happened, so that a reload sends nothing again.
 * - `page`: the page itself, with the form's errors and input in its blocks. It is never kept.
 */
export const SubmissionAnswer = Type.Union(
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
        /** A path of the site, with query and fragment. */
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
  { $id: 'SubmissionAnswer' },
);
export type SubmissionAnswer = Static<typeof SubmissionAnswer>;
