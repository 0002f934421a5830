import type { FastifyReply } from 'fastify';
import { type ErrorText, noticePage } from '../error-pages/error-page.ts';
import { SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';
import type { PreviewCookie } from './preview-cookie.ts';
import { NO_REFERRER, PREVIEW_HEADERS } from './preview-headers.ts';

/** Why a preview is not shown: its link has expired, its token or side set is not (or no longer) known, or the registry is unavailable. */
export type Refusal = 'expired' | 'invalid' | 'unavailable';

const STATUSES: Readonly<Record<Refusal, number>> = { expired: 410, invalid: 404, unavailable: 503 };

const TEXTS: Readonly<Record<Refusal, ErrorText>> = {
  expired: {
    title: 'Diese Vorschau ist abgelaufen',
    text: 'Der Link galt nur für begrenzte Zeit. Wer Ihnen den Link geschickt hat, kann einen neuen erzeugen. Auf der Startseite sehen Sie wieder die öffentliche Website.',
    linksHome: true,
  },
  invalid: {
    title: 'Diese Vorschau gibt es nicht',
    text: 'Der Link ist unvollständig oder verändert, oder die Vorschau wurde beendet. Auf der Startseite sehen Sie wieder die öffentliche Website.',
    linksHome: true,
  },
  unavailable: {
    title: 'Diese Vorschau lässt sich gerade nicht öffnen',
    text: 'Bitte laden Sie die Seite in einer Minute noch einmal. Die öffentliche Website sehen Sie, wenn Sie die Vorschau beenden.',
    linksHome: false,
  },
};

/** Sends the page that says why there is no preview. The cookie is removed unless the preview may come back. */
export function sendRefusal(reply: FastifyReply, cookie: PreviewCookie, refusal: Refusal): FastifyReply {
  if (refusal === 'unavailable') reply.header('retry-after', '10');
  else reply.header('set-cookie', cookie.remove());
  return sendNotice(reply, STATUSES[refusal], TEXTS[refusal]);
}

/** Sends a page of its own about previews. */
export function sendNotice(reply: FastifyReply, status: number, text: ErrorText): FastifyReply {
  return reply
    .code(status)
    .headers({ ...SCRIPTLESS_PAGE_HEADERS, ...PREVIEW_HEADERS, ...NO_REFERRER })
    .send(noticePage('Vorschau', text));
}
