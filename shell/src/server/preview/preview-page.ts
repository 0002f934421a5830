import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import { DocumentBody } from '../page-cache/document-body.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import type { Composer } from '../pipeline/compose/compose.ts';
import type { Content } from '../pipeline/content/content.ts';
import { type DocumentDependencies, documentOf, type OutgoingDocument } from '../pipeline/page-document.ts';
import type { Route } from '../requests/route.ts';
import { sendDocument } from '../routes/document-response.ts';
import { findContent } from '../routes/page.ts';
import { redirectLocation } from '../routes/send-redirect.ts';
import { COMMON_HEADERS } from '../security/headers.ts';
import { insertBar } from './bar.ts';
import { blockFactsOf, bytesByUrl } from './block-facts.ts';
import { asksForLive, livePage, pageOn } from './paths.ts';
import { PREVIEW_HEADERS, previewHeaders } from './preview-headers.ts';
import type { OpenSideSet } from './preview-sets.ts';
import { type PreviewAccess, withPreview } from './with-preview.ts';

export interface PreviewPageDependencies extends DocumentDependencies {
  content: Content;
  access: PreviewAccess;
  /** Composes previews only, without a cache. */
  previewComposer: Composer;
}

/** Previews neither read nor write the shell's cache of documents. */
const NO_CACHE = new PageCache(0);

/**
 * Serves a page to a request with the cookie of a preview: composed from its side set, with live content and the bar. In the frames of
 * the comparison it has no bar, and one frame gets the live page.
 */
export function previewPage(dependencies: PreviewPageDependencies): Route['handle'] {
  return (request, reply) =>
    withPreview(dependencies.access, request, reply, (preview) => {
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      if (isFramed && followsLiveFrame(request)) return redirect(reply, 303, livePage(pageOn(request.url)));
      const isLive = isFramed && asksForLive(request.target.rawQuery);
      return servePage(dependencies, request, reply, { preview, isFramed, isLive });
    });
}

interface Request {
  preview: OpenSideSet;
  isFramed: boolean;
  isLive: boolean;
}

async function servePage(
  dependencies: PreviewPageDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { preview, isFramed, isLive }: Request,
): Promise<FastifyReply> {
  const found = await findContent(dependencies, request);
  if (typeof found === 'number') return sendError(reply.headers(PREVIEW_HEADERS), found);
  const { result } = found;
  if (result.kind === 'redirect') {
    const location = redirectLocation(request.target, result.redirect);
    return redirect(reply, result.redirect.statusCode, isLive ? livePage(pageOn(location)) : location);
  }
  const document = isLive
    ? await liveDocument(dependencies, request, result.page)
    : await previewDocument(dependencies, request, { preview, isFramed }, result.page);
  if (!document) return sendError(reply.headers(PREVIEW_HEADERS), 503);
  return send(request, reply, {
    ...document,
    headers: previewHeaders(document.headers, { isFramed, isLive }),
  });
}

type Page = Parameters<typeof documentOf>[1];

async function previewDocument(
  dependencies: PreviewPageDependencies,
  request: FastifyRequest,
  { preview, isFramed }: Pick<Request, 'preview' | 'isFramed'>,
  page: Page,
): Promise<OutgoingDocument | undefined> {
  const { generation, set: sideSet, releases } = preview;
  const uncached = {
    ...{ ...dependencies, composer: dependencies.previewComposer, pageCache: NO_CACHE },
    browserSettings: { ...dependencies.browserSettings, isPreview: true as const },
  };
  // A response to a form is never cached either.
  const document = await documentOf(uncached, page, generation, 'form-response', request.id);
  const html = document?.body.ready('identity');
  if (!document || !html || isFramed) return document;
  const plan = generation.plan(page);
  const blocks = blockFactsOf(plan, sideSet, bytesByUrl(releases.map(({ manifest }) => manifest)));
  const skipped = plan.skipped.map(({ block, error }) => ({ block, reason: error.message }));
  const bar = { sideSet, page: pageOn(request.url), blocks, skipped };
  return { ...document, body: new DocumentBody(insertBar(html, bar), 'once') };
}

/** The page as visitors get it now. It contains nothing of the preview. */
async function liveDocument(
  dependencies: PreviewPageDependencies,
  request: FastifyRequest,
  page: Page,
): Promise<OutgoingDocument | undefined> {
  const generation = dependencies.generations.current;
  return generation?.use(() => documentOf(dependencies, page, generation, 'filtered', request.id));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  document: OutgoingDocument,
): Promise<FastifyReply> {
  return sendDocument(request, reply, { ...document, cachePolicy: 'no-store' }, PREVIEW_HEADERS);
}

/** Whether a link in the live frame was followed: the page that it leads to is then the live one too. */
function followsLiveFrame({ headers, target }: FastifyRequest): boolean {
  const { referer = '', host } = headers;
  if (asksForLive(target.rawQuery) || !URL.canParse(referer)) return false;
  const from = new URL(referer);
  return from.host === host && asksForLive(from.search);
}

async function redirect(reply: FastifyReply, status: number, location: string): Promise<FastifyReply> {
  return reply
    .code(status)
    .headers({ ...COMMON_HEADERS, ...PREVIEW_HEADERS, location })
    .send();
}
