import type { SideSet } from '@stadtraum/contracts/preview';
import { escapeHtml } from '@stadtraum/server-base/html';
import { attributes } from '../html/escape.ts';
import type { BlockFacts } from './block-facts.ts';
import { compareLink, END_PATH, PAGE_FIELD } from './paths.ts';
import { fileElements } from './preview-files.ts';

/** What the bar of one page shows. */
export interface BarContent {
  sideSet: SideSet;
  /** Path and query of the page. */
  page: string;
  blocks: readonly BlockFacts[];
  /** Blocks that are missing on the page, each with the reason. */
  skipped: readonly { block: string; reason: string }[];
}

const EXPIRY = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/**
 * Inserts the bar of a preview at the start of a document's body. It is complete without JavaScript, and scrolls away with the page, so
 * that it never covers content.
 *
 * @param html the document, in UTF-8
 */
export function insertBar(html: Buffer, content: BarContent): Buffer {
  const start = html.indexOf(BODY) + BODY.length;
  return Buffer.concat([html.subarray(0, start), Buffer.from(renderBar(content)), html.subarray(start)]);
}

/** Occurs once before the content: the head contains no other markup of this form. */
const BODY = '</head>\n<body>\n';

/** Names the exchanged releases: `mf-press 1.0.0-3fa9c21b77 (Team press)`. */
export function describeSideSet({ releases, exchanged, teams }: SideSet): string {
  const names = releases
    .filter(({ name }) => exchanged.includes(name))
    .map(({ name, version }) => `${name} ${version}${teams[name] ? ` (Team ${teams[name]})` : ''}`);
  return names.join(', ') || 'unverändert';
}

export function describeExpiry({ expiresAt }: SideSet): string {
  return `gültig bis ${EXPIRY.format(new Date(expiresAt))} Uhr`;
}

/** The form that ends the preview. @param page the page that it leads back to */
export function endForm(page: string): string {
  const field = attributes({ type: 'hidden', name: PAGE_FIELD, value: page });
  return `<form method="post" action="${END_PATH}"><input${field}><button>Vorschau beenden</button></form>`;
}

function renderBar({ sideSet, page, blocks, skipped }: BarContent): string {
  const { stylesheet, script } = fileElements('bar');
  const compare = attributes({ href: compareLink(page) });
  return `${stylesheet}
<aside class="vorschau" aria-label="Vorschau">
<p class="vorschau-name"><strong>Vorschau</strong> ${escapeHtml(describeSideSet(sideSet))}, ${describeExpiry(sideSet)}. Formulare speichern nichts.</p>
<div class="vorschau-knoepfe">
<button type="button" aria-pressed="false" hidden data-vorschau-umrisse>Bausteine zeigen</button>
${endForm(page)}
<a${compare}>Mit der Live-Seite vergleichen</a>
</div>
<details>
<summary>Bausteine dieser Seite (${blocks.length})</summary>
<div class="vorschau-tabelle" role="region" aria-label="Bausteine dieser Seite" tabindex="0">
<table>
<thead><tr><th scope="col">Baustein</th><th scope="col">Team</th><th scope="col">Release</th><th scope="col">Skript</th><th scope="col">Stil</th><th scope="col">Start</th></tr></thead>
<tbody>
${blocks.map(renderRow).join('\n')}
</tbody>
</table>
${skipped.map(renderSkipped).join('')}</div>
</details>
${script}
</aside>
`;
}

function renderRow({ id, type, team, release, isIsland, scriptBytes, styleBytes, isExchanged }: BlockFacts) {
  const cells = [
    isExchanged ? `${escapeHtml(release)} <strong>neu</strong>` : escapeHtml(release),
    formatBytes(scriptBytes),
    formatBytes(styleBytes),
    isIsland ? 'bei Berührung' : 'kein Skript',
  ];
  const row = attributes({ 'data-vorschau-baustein': id, class: isExchanged ? 'vorschau-neu' : undefined });
  const tail = [escapeHtml(team ?? 'unbekannt'), ...cells].map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${row}><th scope="row">${escapeHtml(type)}</th>${tail}</tr>`;
}

function renderSkipped({ block, reason }: BarContent['skipped'][number]): string {
  return `<p>Fehlt: ${escapeHtml(block)}. ${escapeHtml(reason)}</p>\n`;
}

function formatBytes(bytes: number): string {
  if (bytes === 0) return '–';
  return `${(bytes / 1000).toLocaleString('de-DE', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} kB`;
}
