import type { IncomingHttpHeaders } from 'node:http';
import { errorCode } from '@stadtraum/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import type { Content, FoundContent } from '../pipeline/content/content.ts';
import { cachedDocument, type DocumentDependencies, documentOf } from '../pipeline/page-document.ts';
import type { ReadyResponse, Route } from '../requests/route.ts';
import { documentResponse, sendDocument } from './document-response.ts';
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
  const document = generation && page && cachedDocument(pageCache, page, generation);
  if (document?.status !== 200) return undefined;
  const { status, headers, encoding } = documentResponse(document, request);
  const body = encoding && document.body.ready(encoding);
  if (encoding && !body) return undefined;
  content.counts.hit += 1;
  pageCache.counts.hit += 1;
  return { status, headers, body };
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
