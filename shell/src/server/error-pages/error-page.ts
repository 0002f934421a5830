import { escapeHtml } from '@stadtraum/server-base/html';
import { ICON_LINKS } from '../html/icons.ts';
import { VIEW_TRANSITION_STYLE } from '../html/view-transition.ts';

/** Statuses for which the shell has an error page. The 404 page for an unknown path comes from the content API. */
export type ErrorStatus = 400 | 403 | 404 | 405 | 413 | 414 | 415 | 421 | 429 | 431 | 500 | 503;

/** URL of the error pages' stylesheet. */
export const ERROR_STYLESHEET = '/_shell/error.css';

/** What a page without content says. */
export interface ErrorText {
  title: string;
  text: string;
  /** Whether the page links to the home page. */
  linksHome: boolean;
}

const TEXTS: Readonly<Record<ErrorStatus, ErrorText>> = {
  400: {
    title: 'Diese Adresse können wir nicht lesen',
    text: 'Vielleicht ist sie beim Kopieren unvollständig geblieben. Bitte prüfen Sie die Schreibweise.',
    linksHome: true,
  },
  403: {
    title: 'Das ist hier nicht möglich',
    text: 'Die Anfrage kam nicht von dieser Website.',
    linksHome: true,
  },
  404: { title: 'Das gibt es hier nicht', text: 'Unter dieser Adresse liegt keine Datei.', linksHome: true },
  405: {
    title: 'Das ist hier nicht möglich',
    text: 'Diese Seite können Sie ansehen, aber nichts an sie senden.',
    linksHome: true,
  },
  413: {
    title: 'Das ist zu viel auf einmal',
    text: 'Ihre Sendung ist größer, als wir annehmen.',
    linksHome: true,
  },
  414: {
    title: 'Diese Adresse ist zu lang',
    text: 'Bitte kürzen Sie die Adresse oder beginnen Sie auf der Startseite.',
    linksHome: true,
  },
  415: {
    title: 'Das können wir nicht lesen',
    text: 'Ihre Sendung hat ein unbekanntes Format.',
    linksHome: true,
  },
  421: {
    title: 'Diese Website hat einen anderen Namen',
    text: 'Unter dem Namen, den Sie aufgerufen haben, sind wir nicht zu erreichen.',
    linksHome: false,
  },
  429: {
    title: 'Bitte einen Moment Geduld',
    text: 'Von Ihnen kamen gerade sehr viele Anfragen.',
    linksHome: true,
  },
  431: {
    title: 'Ihr Browser sendet zu viel mit',
    text: 'Bitte löschen Sie in Ihrem Browser die Cookies für diese Website und laden Sie die Seite noch einmal.',
    linksHome: false,
  },
  500: {
    title: 'Hier ist etwas schiefgegangen',
    text: 'Der Fehler liegt bei uns und ist vermerkt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    linksHome: true,
  },
  503: {
    title: 'Wir sind gleich wieder für Sie da',
    text: 'Diese Seite lässt sich gerade nicht abrufen. Bitte laden Sie sie in einer Minute noch einmal.',
    linksHome: false,
  },
};

/** Renders an error page in the site's style. It needs neither content nor releases. */
export function errorPage(status: ErrorStatus): string {
  return noticePage(`Fehler ${status}`, TEXTS[status]);
}

/** Renders a page like an error page. @param label the line above its title */
export function noticePage(label: string, { title, text, linksHome }: ErrorText): string {
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Stadtraum Wohnen</title>
<meta name="robots" content="noindex">
${ICON_LINKS}
${VIEW_TRANSITION_STYLE}
<link rel="stylesheet" href="${ERROR_STYLESHEET}">
</head>
<body>
<header><a class="site-name" href="/">Stadtraum Wohnen</a></header>
<main>
<p class="status">${escapeHtml(label)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${linksHome ? '\n<p><a href="/">Zur Startseite</a></p>' : ''}
</main>
<footer><p>Stadtraum Wohnen GmbH</p></footer>
</body>
</html>
`;
}
