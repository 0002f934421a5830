import type { BrowserSettings } from '@stadtraum/contracts/page-data';
import type { PageModel } from '@stadtraum/contracts/page-model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composer } from '../compose/compose.ts';
import type { Content, FoundContent } from '../content/content.ts';
import { renderDocument } from '../document/document.ts';
import { sendError } from '../error-pages/send-error.ts';
import type { Generation } from '../generation/generation.ts';
import type { Generations } from '../generation/generations.ts';
import { DocumentBody } from '../page-cache/document-body.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { GapReporter } from '../plan/gap-reporter.ts';
import { sendDocument } from './send-document.ts';
import { sendRedirect } from './send-redirect.ts';

export interface PageRouteParts {
  generations: Generations;
  content: Content;
  composer: Composer;
  pageCache: PageCache;
  reportGaps: GapReporter;
  browserSettings: BrowserSettings;
}

/** A document on its way out. */
export interface OutgoingDocument {
  body: DocumentBody;
  status: number;
  /** `shared`: any cache may keep it for a moment; `own`: only after asking again; `none`: nobody keeps it. */
  keep: 'shared' | 'own' | 'none';
  /** Value of Server-Timing. */
  timing: string;
}

/** Answers every path of the site with one finished document, or with where to find it. */
export function createPageRoute(parts: PageRouteParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const generation = parts.generations.current;
    if (!generation) return sendError(reply, 503);
    return generation.use(async () => {
      const found = await findContent(parts, request);
      if (!found) return sendError(reply, 503);
      if (found.answer.kind === 'redirect') return sendRedirect(request, reply, found.answer.redirect);
      const document = await documentOf(parts, found, found.answer.page, generation);
      return document ? sendDocument(request, reply, document, generation) : sendError(reply, 503);
    });
  };
}

async function findContent(
  { content }: PageRouteParts,
  { target }: FastifyRequest,
): Promise<FoundContent | undefined> {
  try {
    return await content.find(target.path, target.query);
  } catch {
    // The content cache has told why.
    return undefined;
  }
}

/** Undefined when no block of the page could be rendered. */
async function documentOf(
  parts: PageRouteParts,
  { query }: FoundContent,
  page: PageModel,
  generation: Generation,
): Promise<OutgoingDocument | undefined> {
  const { pageCache, composer, reportGaps, browserSettings } = parts;
  const { status } = page;
  const isWhole = query === '';
  const cached = isWhole ? pageCache.get(page, generation.id) : undefined;
  if (cached) return { body: cached, status, keep: outside(status, 'shared'), timing: 'cache;desc=hit' };

  const begun = performance.now();
  const plan = generation.plan(page);
  reportGaps(plan, generation.id);
  const planned = performance.now();
  const composed = await composer.compose(plan, generation.renderers, isWhole);
  if (composed.empty) return undefined;
  const rendered = performance.now();
  const body = new DocumentBody(renderDocument(composed, generation.catalogue, browserSettings));

  const keep = composed.degraded ? 'none' : isWhole ? 'shared' : 'own';
  if (keep === 'shared') pageCache.set(page, generation.id, body);
  const served = timing(begun, planned, rendered, composed.fromFragments);
  return { body, status, keep: outside(status, keep), timing: served };
}

/** Caches outside would keep an error under the address that was asked for; here it is kept once, as the 404 page. */
function outside(status: number, keep: OutgoingDocument['keep']): OutgoingDocument['keep'] {
  return status === 200 ? keep : 'none';
}

function timing(begun: number, planned: number, rendered: number, fromFragments: boolean): string {
  const milliseconds = (from: number, to: number) => (to - from).toFixed(1);
  return [
    `cache;desc=${fromFragments ? 'fragments' : 'miss'}`,
    `plan;dur=${milliseconds(begun, planned)}`,
    `compose;dur=${milliseconds(planned, rendered)}`,
    `document;dur=${milliseconds(rendered, performance.now())}`,
  ].join(', ');
}
