import type { FastifyReply } from 'fastify';
import { type ErrorText, noticePage } from '../error-pages/error-page.ts';
import { NO_REFERRER, PREVIEW_HEADERS } from '../preview/preview-headers.ts';
import { SCRIPTLESS_PAGE_HEADERS } from '../security/headers.ts';

/**
 * Why a page is not replayed: its link has expired or is not one of the registry's; the registry does not keep the page, its live set or a
 * release any more; or something is unavailable.
 */
export type ReplayRefusal = 'expired' | 'invalid' | 'gone' | 'unavailable';

const STATUSES: Readonly<Record<ReplayRefusal, number>> = {
  expired: 410,
  invalid: 404,
  gone: 410,
  unavailable: 503,
};

const TEXTS: Readonly<Record<ReplayRefusal, ErrorText>> = {
  expired: {
    title: 'Dieser Rückblick ist abgelaufen',
    text: 'Der Link galt nur für begrenzte Zeit. Wer Ihnen den Link geschickt hat, kann einen neuen erzeugen.',
    linksHome: true,
  },
  invalid: {
    title: 'Diesen Rückblick gibt es nicht',
    text: 'Der Link ist unvollständig oder verändert.',
    linksHome: true,
  },
  gone: {
    title: 'Diese Seite ist nicht mehr aufbewahrt',
    text: 'Seiten werden höchstens 30 Tage lang so aufbewahrt, wie sie waren.',
    linksHome: true,
  },
  unavailable: {
    title: 'Dieser Rückblick lässt sich gerade nicht öffnen',
    text: 'Bitte laden Sie die Seite in einer Minute noch einmal.',
    linksHome: false,
  },
};

/** Sends the page that says why nothing is replayed. */
export function sendReplayRefusal(reply: FastifyReply, refusal: ReplayRefusal): FastifyReply {
  if (refusal === 'unavailable') reply.header('retry-after', '10');
  return reply
    .code(STATUSES[refusal])
    .headers({ ...SCRIPTLESS_PAGE_HEADERS, ...PREVIEW_HEADERS, ...NO_REFERRER })
    .send(noticePage('Rückblick', TEXTS[refusal]));
}
