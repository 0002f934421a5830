import type { IncomingHttpHeaders } from 'node:http';
import { errorCode } from '@stadtraum/contracts/errors';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generation } from '../deployment/generation.ts';
import { sendError } from '../error-pages/send-error.ts';
import type { Encoding } from '../http/encodings.ts';
import type { DocumentBody } from '../page-cache/document-body.ts';
import type { Content, FoundContent } from '../pipeline/content/content.ts';
import { cachedDocument, type DocumentDependencies, documentOf } from '../pipeline/page-document.ts';
import type { ReadyResponse, Route } from '../requests/route.ts';
import { encodingFor, responseIn, sendDocument } from './document-response.ts';
import { sendRedirect } from './send-redirect.ts';

export interface PageRouteDependencies extends DocumentDependencies {
  content: Content;
}

/** `GET /*` serves the site's pages, each as one complete document, and redirects. */
export function pageRoute(dependencies: PageRouteDependencies): Route {
  return {
    method: 'GET',
    path: '/*',
    handle: (request, reply) => servePage(dependencies, request, reply),
    readyResponse: (path, headers) => readyPage(dependencies, path, headers),
  };
}

async function servePage(
  dependencies: PageRouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const generation = dependencies.generations.current;
  if (!generation) return sendError(reply, 503);
  return generation.use(async () => {
    const found = await findContent(dependencies, request);
    if (typeof found === 'number') return sendError(reply, found);
    if (found.result.kind === 'redirect') return sendRedirect(request, reply, found.result.redirect);
    const variant = found.query === '' ? 'canonical' : 'filtered';
    const document = await documentOf(dependencies, found.result.page, generation, variant, request.id);
    return document ? sendDocument(request, reply, document) : sendError(reply, 503);
  });
}

/** Returns the response that sends a page, if its document is in the cache, current and already compressed. */
function readyPage(
  { content, generations, pageCache }: PageRouteDependencies,
  path: string,
  request: IncomingHttpHeaders,
): ReadyResponse | undefined {
  const generation = generations.current;
  const page = content.current(path);
  if (!generation || page?.status !== 200) return undefined;
  const body = pageCache.get(page, generation.id);
  if (!body) return undefined;
  const response = readyResponseOf(page, generation, body, encodingFor(request, body.etag));
  if (!response) return undefined;
  content.counts.hit += 1;
  pageCache.counts.hit += 1;
  return response;
}

/** Responses that send a cached document in each encoding; `undefined` is that without a body. */
const readyResponses = new WeakMap<DocumentBody, Map<Encoding | undefined, ReadyResponse>>();

function readyResponseOf(
  page: PageModel,
  generation: Generation,
  body: DocumentBody,
  encoding: Encoding | undefined,
): ReadyResponse | undefined {
  const responses = readyResponses.get(body) ?? new Map<Encoding | undefined, ReadyResponse>();
  readyResponses.set(body, responses);
  const existing = responses.get(encoding);
  if (existing) return existing;
  const bytes = encoding && body.ready(encoding);
  if (encoding && !bytes) return undefined;
  const { status, headers } = responseIn(encoding, cachedDocument(page, generation, body));
  if (bytes) headers['content-length'] = String(bytes.length);
  const response = { status, headers: Object.entries(headers).flat(), body: bytes, liveSet: generation.id };
  responses.set(encoding, response);
  return response;
}

/** The content of the requested page, or the status of the error page. */
export async function findContent(
  { content }: Pick<PageRouteDependencies, 'content'>,
  { target, trace }: FastifyRequest,
): Promise<FoundContent | 429 | 503> {
  try {
    return await content.find(target.path, target.query, trace);
  } catch (error) {
    // `Content` has logged the reason.
    return errorCode(error) === 'TOO_MANY_QUERIES' ? 429 : 503;
  }
}
