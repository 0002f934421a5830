import type { FormOutcome } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS } from '@stadtraum/contracts/forms/form-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../requests/route.ts';
import { COMMON_HEADERS } from '../security/headers.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { PREVIEW_HEADERS } from './preview-headers.ts';
import { sendNotice, sendRefusal } from './refusal.ts';

const MESSAGE =
  'Dies ist eine Vorschau: Ihre Eingaben wurden weder gesendet noch gespeichert. Auf der öffentlichen Website funktioniert das Formular.';

/** The field of a subscription form beside which the message appears. */
const EMAIL_FIELD = 'input-email';

/**
 * Answers every form that is sent with the cookie of a preview. Nothing reaches the content API, even if the preview has expired or its
 * cookie is invalid: who sees a preview must not send a form without knowing it.
 */
export function previewForm(cookie: PreviewCookie): Route['handle'] {
  return (request, reply) => {
    const { state } = cookie.read(request.headers);
    request.rejected = 'it was sent in a preview';
    if (request.headers.accept?.startsWith('application/json')) return sendJson(request, reply);
    if (state !== 'valid') return sendRefusal(reply, cookie, state);
    const title = 'In einer Vorschau wird nichts gespeichert';
    return sendNotice(reply, 409, { title, text: MESSAGE, linksHome: true });
  };
}

/** The errors are in the form that both kinds of forms show. Their scripts read it only from a successful response. */
function sendJson({ target }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isSubscription = target.query.some(([name]) => name === 'type');
  const field = isSubscription ? EMAIL_FIELD : FORM_FIELDS.form;
  const outcome: FormOutcome = { status: 'error', errors: [{ field, message: MESSAGE }] };
  return reply
    .code(200)
    .headers({ ...COMMON_HEADERS, ...PREVIEW_HEADERS })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...outcome, aid: 0 }));
}
