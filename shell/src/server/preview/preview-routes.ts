import { PREVIEW_FOLDER } from '@stadtraum/contracts/preview';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../error-pages/send-error.ts';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS, SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';
import { comparePage } from './compare-page.ts';
import { COMPARE_PATH, END_PATH, FORM_TYPE, PAGE_FIELD, pageOn } from './paths.ts';
import { previewFileRoutes } from './preview-files.ts';
import { NO_REFERRER, PREVIEW_HEADERS } from './preview-headers.ts';
import { type PreviewAccess, withPreview, withVerdict } from './with-preview.ts';

/** The routes below `/vorschau/`: a preview's link, the comparison, the end, and the files of the bar. */
export function previewRoutes(access: PreviewAccess): Route[] {
  return [
    ...previewFileRoutes(),
    { method: 'GET', path: COMPARE_PATH, handle: (request, reply) => compare(access, request, reply) },
    {
      method: 'POST',
      path: END_PATH,
      setUp(scope) {
        scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
          done(null, new URLSearchParams(String(body))),
        );
      },
      handle: (request, reply) => end(access, request, reply),
    },
    { method: 'GET', path: `${PREVIEW_FOLDER}*`, handle: (request, reply) => open(access, request, reply) },
  ];
}

/** A route that answers requests with the cookie of a preview in another way. All others are answered as without previews. */
export function inPreview(route: Route, { cookie }: PreviewAccess, handle: Route['handle']): Route {
  const { readyResponse } = route;
  return {
    ...route,
    handle: (request, reply) =>
      cookie.isIn(request.headers) ? handle(request, reply) : route.handle(request, reply),
    ...(readyResponse && {
      readyResponse: (path, headers) => (cookie.isIn(headers) ? undefined : readyResponse(path, headers)),
    }),
  };
}

/** `GET /vorschau/<token>` starts a preview: the cookie then asks for it on every page. */
function open(access: PreviewAccess, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = request.target.path.slice(PREVIEW_FOLDER.length);
  // Everyone with the token sees the preview, so logs must not contain it.
  request.target = { ...request.target, path: PREVIEW_FOLDER };
  const verdict = access.cookie.verify(token);
  return withVerdict(access, verdict, reply, async () => {
    if (verdict.state === 'valid') reply.header('set-cookie', access.cookie.store(token, verdict.link));
    return seeOther(reply, '/');
  });
}

function compare(access: PreviewAccess, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return withPreview(access, request, reply, async ({ set: sideSet }) => {
    const page = pageOn(new URLSearchParams(request.target.rawQuery).get(PAGE_FIELD));
    return reply
      .headers({ ...SCRIPTLESS_PAGE_HEADERS, ...PREVIEW_HEADERS, 'referrer-policy': 'same-origin' })
      .send(comparePage(sideSet, page));
  });
}

/** Ends the preview in this browser. The link stays valid for others. */
async function end(
  { cookie }: PreviewAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.foreign !== undefined) {
    request.rejected = request.foreign;
    return sendError(reply, 403);
  }
  const { body } = request;
  const page = pageOn(body instanceof URLSearchParams ? body.get(PAGE_FIELD) : null);
  return seeOther(reply.header('set-cookie', cookie.remove()), page);
}

function seeOther(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(303)
    .headers({ ...COMMON_HEADERS, ...PREVIEW_HEADERS, ...NO_REFERRER, location })
    .send();
}
