import type { SideSet } from '@stadtraum/contracts/preview';
import { escapeHtml } from '@stadtraum/server-base/html';
import { attributes } from '../html/escape.ts';
import { ICON_LINKS } from '../html/icons.ts';
import { VIEW_TRANSITION_STYLE } from '../html/view-transition.ts';
import { describeExpiry, describeSideSet, endForm } from './bar.ts';
import { livePage } from './paths.ts';
import { fileElements } from './preview-files.ts';

/** Renders the page that shows a page as it is live and in the preview, side by side. @param page its path and query */
export function comparePage(sideSet: SideSet, page: string): string {
  const { stylesheet, script } = fileElements('compare');
  const back = attributes({ href: page });
  const live = attributes({ src: livePage(page), title: 'Live' });
  const preview = attributes({ src: page, title: 'Vorschau' });
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vergleich mit der Live-Seite – Vorschau</title>
<meta name="robots" content="noindex, nofollow">
${ICON_LINKS}
${VIEW_TRANSITION_STYLE}
${stylesheet}
${script}
</head>
<body>
<header>
<h1>Vergleich</h1>
<p>${escapeHtml(describeSideSet(sideSet))} <span>${describeExpiry(sideSet)}</span></p>
<div class="buttons">
<a${back}>Zurück zur Vorschau</a>
${endForm(page)}
</div>
</header>
<main>
<section aria-labelledby="live"><h2 id="live">Live</h2><iframe data-side="live"${live}></iframe></section>
<section aria-labelledby="vorschau"><h2 id="vorschau">Vorschau</h2><iframe data-side="preview"${preview}></iframe></section>
</main>
</body>
</html>
`;
}
