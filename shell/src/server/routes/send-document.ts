import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../http/encodings.ts';
import { isNotModified } from '../http/not-modified.ts';
import type { OutgoingDocument } from '../pipeline/page-document.ts';

const CACHE_CONTROL: Readonly<Record<OutgoingDocument['keep'], string>> = {
  // Seconds in a shared cache: short enough for an activation to be live within ten.
  shared: 'public, max-age=0, s-maxage=5, must-revalidate',
  own: 'private, max-age=0, must-revalidate',
  none: 'no-store',
};

/** Headers of a document, whatever it is coded in. */
export function documentHeaders({
  body,
  status,
  keep,
  timing,
  headers,
  referrer,
}: OutgoingDocument): Record<string, string> {
  return {
    ...headers,
    'cache-control': CACHE_CONTROL[keep],
    'server-timing': timing,
    ...(referrer && { 'referrer-policy': referrer }),
    ...(status === 200 && keep !== 'none' && { etag: body.etag }),
  };
}

/** Sends a document in the coding that the browser prefers, or nothing when it has it already. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: OutgoingDocument,
): Promise<FastifyReply> {
  const { body, status } = document;
  const headers = documentHeaders(document);
  reply.headers(headers);
  if (headers.etag && isNotModified(request.headers['if-none-match'], body.etag))
    return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.in(encoding));
}
