import { errorCode } from '@stadtraum/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import type { Content, FoundContent } from '../pipeline/content/content.ts';
import { type DocumentParts, documentOf } from '../pipeline/page-document.ts';
import { sendDocument } from './send-document.ts';
import { sendRedirect } from './send-redirect.ts';

export interface PageRouteParts extends DocumentParts {
  content: Content;
}

/** Answers every path of the site with one finished document, or with where to find it. */
export function createPageRoute(parts: PageRouteParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const generation = parts.generations.current;
    if (!generation) return sendError(reply, 503);
    return generation.use(async () => {
      const found = await findContent(parts, request);
      if (typeof found === 'number') return sendError(reply, found);
      if (found.answer.kind === 'redirect') return sendRedirect(request, reply, found.answer.redirect);
      const reading = found.query === '' ? 'whole' : 'filtered';
      const document = await documentOf(parts, found.answer.page, generation, reading, request.id);
      return document ? sendDocument(request, reply, document) : sendError(reply, 503);
    });
  };
}

async function findContent(
  { content }: PageRouteParts,
  { target, trace }: FastifyRequest,
): Promise<FoundContent | 429 | 503> {
  try {
    return await content.find(target.path, target.query, trace);
  } catch (error) {
    // The content cache has told why.
    return errorCode(error) === 'TOO_MANY_QUERIES' ? 429 : 503;
  }
}
