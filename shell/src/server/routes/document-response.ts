import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type Encoding } from '../http/encodings.ts';
import { isNotModified } from '../http/not-modified.ts';
import type { CachePolicy, OutgoingDocument } from '../pipeline/page-document.ts';

// A proxy that rewrites pages would break their islands, whose HTML must be as rendered.
const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  // Shared caches keep a page for a few seconds, so that visitors see an activation within ten seconds.
  public: 'public, max-age=0, s-maxage=5, must-revalidate, no-transform',
  private: 'private, max-age=0, must-revalidate, no-transform',
  'no-store': 'no-store, no-transform',
};

/**
 * Sends a document in the browser's preferred encoding, or a 304 if the browser already has it.
 *
 * @param more further headers, which replace the document's
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: OutgoingDocument,
  more: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers, etagOf(document));
  const { status, headers } = responseIn(encoding, document);
  reply.code(status).headers({ ...headers, ...more });
  return encoding ? reply.send(await document.body.inEncoding(encoding)) : reply.send();
}

/** Returns the encoding of the body; undefined for a 304, which has no body. */
export function encodingFor(request: IncomingHttpHeaders, etag: string | undefined): Encoding | undefined {
  const isUnchanged = etag !== undefined && isNotModified(request['if-none-match'], etag);
  return isUnchanged ? undefined : bestEncoding(request['accept-encoding']);
}

/** Returns status and headers of the response that sends a document in an encoding, or of a 304 without one. */
export function responseIn(
  encoding: Encoding | undefined,
  document: OutgoingDocument,
): { status: number; headers: Record<string, string> } {
  const { cachePolicy, timing, referrer } = document;
  const etag = etagOf(document);
  const headers: Record<string, string> = {
    ...document.headers,
    'cache-control': CACHE_CONTROL[cachePolicy],
    'server-timing': timing,
  };
  if (referrer) headers['referrer-policy'] = referrer;
  if (etag !== undefined) headers.etag = etag;
  if (encoding && encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: encoding ? document.status : 304, headers };
}

function etagOf({ body, status, cachePolicy }: OutgoingDocument): string | undefined {
  return status === 200 && cachePolicy !== 'no-store' ? body.etag : undefined;
}
