import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from '../generation/generation.ts';
import { bestEncoding } from '../page-cache/encodings.ts';
import type { OutgoingDocument } from './document-of.ts';
import { isNotModified } from './not-modified.ts';

const CACHE_CONTROL: Readonly<Record<OutgoingDocument['keep'], string>> = {
  // Seconds in a shared cache: short enough for an activation to be live within ten.
  shared: 'public, max-age=0, s-maxage=5, must-revalidate',
  own: 'private, max-age=0, must-revalidate',
  none: 'no-store',
};

/** Sends a document in the coding that the browser prefers, or nothing when it has it already. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, status, keep, timing, referrer }: OutgoingDocument,
  generation: Generation,
): Promise<FastifyReply> {
  reply.headers(generation.pageHeaders);
  reply.header('cache-control', CACHE_CONTROL[keep]);
  reply.header('server-timing', timing);
  if (referrer) reply.header('referrer-policy', referrer);
  if (status === 200 && keep !== 'none') {
    reply.header('etag', body.etag);
    if (isNotModified(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.in(encoding));
}
