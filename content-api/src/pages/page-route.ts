import { createHash } from 'node:crypto';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../http/admission.ts';
import { MAX_QUERY_BYTES, parseQuery } from '../kernel/query-string.ts';
import type { FindPage } from './find-page.ts';

/**
 * `GET /page?path=/presse/bildmaterial&query=<raw query string, encoded>` returns a PageModel or a Redirect, with an ETag. The status
 * is 404 for an unknown path, with the PageModel of the 404 page, and otherwise 200, even for a Redirect. A read with a query is
 * costly: it may be a search, or filter and count a list.
 */
export function pageRoute(server: FastifyInstance, admission: Admission, findPage: FindPage): void {
  server.get('/page', async (request, reply) => {
    const { path, query } = readRequest(request);
    const reader = admission.readerFor(request, query.length > 0 ? 'costly' : 'plain');
    const found = await findPage(reader, path, query);
    reply.code('status' in found ? found.status : 200);
    return sendConditionally(request, reply, JSON.stringify(found));
  });
}

function readRequest(request: FastifyRequest): { path: string; query: ReturnType<typeof parseQuery> } {
  const { path, query = '' } = request.query as { path?: string; query?: string };
  if (path === undefined)
    throw serverError('REQUEST_REJECTED', { reason: 'the parameter "path" is missing' });
  if (Buffer.byteLength(query) > MAX_QUERY_BYTES) {
    throw serverError('REQUEST_REJECTED', { reason: `the query is longer than ${MAX_QUERY_BYTES} bytes` });
  }
  return { path, query: parseQuery(query) };
}

/** Sends the body, or 304 if the client already has it. The ETag is a hash of the body. */
function sendConditionally(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  const etags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (etags?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
