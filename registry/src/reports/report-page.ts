import { createHash } from 'node:crypto';
import type { Finding, GateReport, PicturePair } from '@stadtraum/contracts/gate';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { escapeHtml } from '@stadtraum/server-base/html';
import { REPORT_STYLES } from './report-styles.ts';

/** A report's page loads nothing but its own pictures, and runs no script. */
export const REPORT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REPORT_STYLES).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const OUTCOMES: Readonly<Record<GateReport['outcome'], string>> = {
  activated: 'activated',
  refused: 'refused',
  'rolled-back': 'restored by a rollback, and examined afterwards',
};

/** The whole report as a page: static, without scripts, readable on a phone and on paper. All texts of others are escaped. */
export function renderReportPage(report: GateReport): string {
  const candidate = report.candidate.map(releaseLabel).join(', ');
  const accepted = new Set(report.accepted.map(({ finding }) => finding));
  const refused = report.findings.filter(({ severity, id }) => severity === 'refused' && !accepted.has(id));
  const overridden = report.findings.filter(({ severity, id }) => severity === 'refused' && accepted.has(id));
  const shown = report.findings.filter(({ severity }) => severity === 'shown');
  const title = `${candidate}: ${OUTCOMES[report.outcome]}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${summary(report)}
${section(
  report.outcome === 'rolled-back' ? 'An activation would be refused' : 'Refused',
  refused.map((finding) => findingItem(finding)),
)}
${section(
  'Accepted',
  overridden.map((finding) => findingItem(finding, report)),
)}
${section(
  'Shown',
  shown.map((finding) => findingItem(finding)),
)}
${pictures(report)}
${sizes(report)}
${section(
  'Not checked',
  report.unchecked.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
)}
${afterSwitch(report)}
${phases(report)}
</main>
</body>
</html>
`;
}

function summary({ at, team, base, revision, blocks, pages, durationMs, checks, id }: GateReport): string {
  const { touched, rendered, hydrated, changed } = blocks;
  const rows: [string, string][] = [
    ['Report', id],
    ['At', at],
    ...(team === undefined ? [] : [['Team', team] satisfies [string, string]]),
    ['Compared with live set', base],
    ['Content', revision ?? 'none'],
    ['Pages', String(pages)],
    ['Blocks', `${touched} touched, ${rendered} rendered, ${hydrated} hydrated, ${changed} changed`],
    ['Duration', `${(durationMs / 1000).toFixed(1)} s`],
    ['Checks of the sender', Object.entries(checks).map(describeCheck).join(', ') || 'none'],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

function describeCheck([name, check]: [string, GateReport['checks'][string]]): string {
  return check === 'passed' ? `${name} passed` : `${name} skipped: “${check.skipped}”`;
}

/** Nothing without items. */
function section(title: string, items: readonly string[], count = items.length): string {
  if (count === 0) return '';
  return `<section><h2>${title} <span>(${count})</span></h2>${items.join('\n')}</section>`;
}

function findingItem(finding: Finding, report?: GateReport): string {
  const { id, message, remedy, release, blocks, pages, pageCount, changes = [] } = finding;
  const acceptance = report?.accepted.find(({ finding: accepted }) => accepted === id);
  const more = pageCount > pages.length ? `, and ${pageCount - pages.length} more` : '';
  const facts = [
    ...(release === undefined ? [] : [`Release ${release}`]),
    ...(blocks.length === 0 ? [] : [`Blocks: ${blocks.join(', ')}`]),
    ...(pageCount === 0 ? [] : [`Pages (${pageCount}): ${pages.join(', ')}${more}`]),
    ...(acceptance ? [`Accepted by ${acceptance.team}: “${acceptance.reason}”`] : []),
  ];
  return `<article class="${finding.severity}">
<h3>${escapeHtml(message)}</h3>
<p>${escapeHtml(remedy)}</p>
${facts.map((fact) => `<p class="fact">${escapeHtml(fact)}</p>`).join('')}
${changeTable(changes)}
<p class="fact"><code>${escapeHtml(id)}</code></p>
</article>`;
}

function changeTable(changes: NonNullable<Finding['changes']>): string {
  if (changes.length === 0) return '';
  const cell = (text: string | undefined) => `<td>${text === undefined ? '–' : escapeHtml(text)}</td>`;
  return table(
    ['Before', 'After'],
    changes.map(({ before, after }) => cell(before) + cell(after)),
  );
}

/** What looks the same is folded away: a change of a stylesheet brings pictures of all blocks of its release. */
function pictures({ id, pictures: pairs }: GateReport): string {
  const changed = pairs.filter((pair) => pair.changed > 0);
  const same = pairs.filter((pair) => pair.changed === 0);
  const folded = `<details><summary>${same.length} that look the same</summary>${figures(id, same)}</details>`;
  return section('Looks', [figures(id, changed), ...(same.length > 0 ? [folded] : [])], pairs.length);
}

function figures(id: string, pairs: readonly PicturePair[]): string {
  const address = (file: string) => `/reports/${encodeURIComponent(id)}/${encodeURIComponent(file)}`;
  return pairs
    .map(({ block, width, changed, before, after, late }) => {
      const label = `${escapeHtml(block)} at ${width} px`;
      const picture = (file: string, when: string) =>
        `<a href="${address(file)}"><img src="${address(file)}" alt="${label}, ${when}" loading="lazy"></a>`;
      const same = `<div class="pair">${picture(before, 'unchanged')}</div>`;
      const pair = `<div class="pair"><div><p>Before</p>${picture(before, 'before')}</div><div><p>After</p>${picture(after, 'after')}</div></div>`;
      const when = late ? ', taken after the decision' : '';
      return `<figure><figcaption>${label}: ${describeShare(changed)}${when}</figcaption>${before === after ? same : pair}</figure>`;
    })
    .join('\n');
}

function describeShare(changed: number): string {
  if (changed === 0) return 'looks the same';
  const percent = changed * 100;
  return `${percent < 0.1 ? 'less than 0.1' : percent.toFixed(1)} % of the pixels changed`;
}

function sizes({ sizes: changes }: GateReport): string {
  if (changes.length === 0) return '';
  const rows = changes.map(({ block, script, styles }) =>
    [block, script.before, script.after, styles.before, styles.after]
      .map((cell) => `<td>${escapeHtml(String(cell))}</td>`)
      .join(''),
  );
  const head = ['Block', 'Script before', 'Script after', 'Styles before', 'Styles after'];
  return `<section><h2>Bytes as transferred</h2>${table(head, rows)}</section>`;
}

function afterSwitch({ afterSwitch: after }: GateReport): string {
  if (!after) return '';
  const { shells, pages, failures, rolledBackTo } = after;
  const items = [
    shells.length === 0 ? 'No shell answered.' : `${pages} pages were asked for on ${shells.join(', ')}.`,
    ...failures.map(({ path, shell, reason }) => `${path} on ${shell}: ${reason}`),
    ...(rolledBackTo === undefined ? [] : [`The registry rolled back to live set ${rolledBackTo}.`]),
  ];
  return `<section><h2>After the switch</h2>${items.map((item) => `<p>${escapeHtml(item)}</p>`).join('')}</section>`;
}

function phases({ phases: all }: GateReport): string {
  const rows = all.map(({ name, ms }) => `<td>${escapeHtml(name)}</td><td>${Math.round(ms)}</td>`);
  return rows.length === 0 ? '' : `<section><h2>Time</h2>${table(['Phase', 'Milliseconds'], rows)}</section>`;
}

/** @param rows cells as HTML */
function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((row) => `<tr>${row}</tr>`).join('');
  return `<div class="wide" tabindex="0" role="group" aria-label="${head.join(', ')}"><table><thead><tr>${cells}</tr></thead><tbody>${body}</tbody></table></div>`;
}
