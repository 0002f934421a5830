import { DATA_PREFIX } from '@stadtraum/contracts/page-meta';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../http/admission.ts';
import type { FindPage } from '../pages/find-page.ts';
import { pageOfPreview, previewSource, previewStamp } from '../pages/preview-address.ts';
import type { Previews } from './previews.ts';

/** One day. A changed preview has a new address. */
const MAX_AGE_SECONDS = 86_400;

/** `GET /daten/vorschau.jpg` and `/daten/vorschau/<path>.jpg`: the pictures for link previews. */
export function previewRoute(
  server: FastifyInstance,
  { admission, findPage, previews }: { admission: Admission; findPage: FindPage; previews: Previews },
): void {
  const sendPreview = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pageOfPreview(request.url.replace(/\?.*$/s, ''));
    const reader = admission.readerFor(request, 'costly');
    const page = path === undefined ? undefined : await findPage(reader, path);
    if (!page || !('status' in page) || page.status !== 200) return reply.callNotFound();
    const source = previewSource(page);
    const etag = `"${previewStamp(source)}"`;
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await previews.get(source));
  };
  server.get(`${DATA_PREFIX}vorschau.jpg`, sendPreview);
  server.get(`${DATA_PREFIX}vorschau/*`, sendPreview);
}
