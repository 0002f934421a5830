import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type Encoding } from '../http/encodings.ts';
import { isNotModified } from '../http/not-modified.ts';
import type { CachePolicy, OutgoingDocument } from '../pipeline/page-document.ts';

const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  // Shared caches keep a page for a few seconds, so that visitors see an activation within ten seconds.
  public: 'public, max-age=0, s-maxage=5, must-revalidate',
  private: 'private, max-age=0, must-revalidate',
  'no-store': 'no-store',
};

export interface DocumentResponse {
  status: number;
  headers: Record<string, string>;
  /** The encoding of the body; undefined for 304, which has no body. */
  encoding: Encoding | undefined;
}

/** Returns the response that sends a document in the browser's preferred encoding, or a 304 if the browser already has it. */
export function documentResponse(document: OutgoingDocument, request: IncomingHttpHeaders): DocumentResponse {
  const { body, status, cachePolicy, timing, referrer } = document;
  const headers: Record<string, string> = {
    ...document.headers,
    'cache-control': CACHE_CONTROL[cachePolicy],
    'server-timing': timing,
  };
  if (referrer) headers['referrer-policy'] = referrer;
  if (status === 200 && cachePolicy !== 'no-store') {
    headers.etag = body.etag;
    if (isNotModified(request['if-none-match'], body.etag))
      return { status: 304, headers, encoding: undefined };
  }
  const encoding = bestEncoding(request['accept-encoding']);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, encoding };
}

export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: OutgoingDocument,
): Promise<FastifyReply> {
  const { status, headers, encoding } = documentResponse(document, request.headers);
  reply.code(status).headers(headers);
  return encoding ? reply.send(await document.body.inEncoding(encoding)) : reply.send();
}
