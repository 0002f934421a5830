import type { AfterSwitch, Finding, GateReport, PicturePair, SizeChange } from '@stadtraum/contracts/gate';
import type { Terminal } from './terminal.ts';
import { formatBytes, plainText } from './wording.ts';
import { wrap } from './wrap.ts';

/** A report is read in ten seconds: longer ones end with what is left out. */
const MAX_LINES = 20;
const MAX_PAGES = 3;
const MAX_CHANGES = 3;
const MAX_CHANGE_LENGTH = 40;
const INDENT = '  ';
const HANGING = '      ';

type Style = Pick<Terminal, 'columns' | 'bold' | 'dim'>;

/** Lines that belong together: they are shown as a whole or left out. */
type Entry = string[];

/**
 * Lays out a report of the gate: what was refused first, then what changes, grows, was not checked, and happened after the switch.
 *
 * @param page address of the whole report
 */
export function formatReport(report: GateReport, page: string, style: Style): string[] {
  const entries = [
    ...report.findings.filter(isRefused).map((finding) => formatRefused(finding, report, style)),
    ...formatOwnChanges(report.findings, style),
    ...report.findings.filter(isOther).map((finding) => formatShown(finding, style)),
    ...formatGrowth(report.sizes, style),
    ...formatLooks(report.pictures, style),
    ...report.unchecked.map((sentence) => hang('?', `Not checked: ${sentence}`, style)),
    ...(report.afterSwitch ? formatAfterSwitch(report.afterSwitch, style) : []),
  ];
  return [...fit(entries, MAX_LINES - 1), style.dim(`${INDENT}Report: ${page}`)];
}

/** Lays out the findings of a refusal without a report. */
export function formatFindings(findings: readonly Finding[], style: Style): string[] {
  const [refused, shown] = [findings.filter(isRefused), findings.filter(isOther)];
  const entries = [
    ...refused.map((finding) => formatRefused(finding, { accepted: [], outcome: 'refused' }, style)),
    ...shown.map((finding) => formatShown(finding, style)),
  ];
  return fit(entries, MAX_LINES);
}

function isRefused({ severity }: Finding): boolean {
  return severity === 'refused';
}

/** Own changes have one entry for all, see `formatOwnChanges`. */
function isOther({ severity, kind }: Finding): boolean {
  return severity === 'shown' && kind !== 'own-change';
}

/** Entries until there is no room; then how many are left out. */
function fit(entries: readonly Entry[], maxLines: number): string[] {
  const lines: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const isLast = index === entries.length - 1;
    if (lines.length + entry.length > maxLines - (isLast ? 0 : 1) && index > 0) {
      return [...lines, `${INDENT}… and ${entries.length - index} more in the report`];
    }
    lines.push(...entry);
  }
  return lines;
}

function formatRefused(
  finding: Finding,
  { accepted, outcome }: Pick<GateReport, 'accepted' | 'outcome'>,
  style: Style,
): Entry {
  const acceptance = accepted.find(({ finding: id }) => id === finding.id);
  const details = [...pagesOf(finding), ...changesOf(finding)];
  if (acceptance) {
    return [
      ...hang('✔', `Accepted by ${acceptance.team}: ${finding.message}`, style),
      ...indent(`“${acceptance.reason}”`, style),
    ];
  }
  return [
    ...hang('✘', finding.message, style, style.bold),
    ...details.flatMap((line) => indent(line, style)),
    ...indent(finding.remedy, style),
    // After a rollback by hand there is nothing to accept.
    ...(outcome === 'rolled-back'
      ? []
      : [style.dim(`${HANGING}--accept ${plainText(finding.id)} --reason "…"`)]),
  ];
}

function formatShown(finding: Finding, style: Style): Entry {
  return hang('!', [finding.message, ...pagesOf(finding).map((pages) => `(${pages})`)].join(' '), style);
}

/** `4 blocks on 6 pages change: press-list: “Filtern” → “Bilder filtern”` */
function formatOwnChanges(findings: readonly Finding[], style: Style): Entry[] {
  const own = findings.filter(({ kind, severity }) => kind === 'own-change' && severity === 'shown');
  if (own.length === 0) return [];
  const blocks = new Set(own.flatMap((finding) => finding.blocks));
  const pages = Math.max(
    new Set(own.flatMap((finding) => finding.pages)).size,
    ...own.map(({ pageCount }) => pageCount),
  );
  const changes = own.flatMap((finding) =>
    changesOf(finding).map((change) => `${finding.blocks.join(', ')}: ${change}`),
  );
  const head = `${count(blocks.size, 'block')} on ${count(pages, 'page')} ${blocks.size === 1 ? 'changes' : 'change'}`;
  const shown = changes.slice(0, MAX_CHANGES).flatMap((change) => indent(change, style));
  return [[...hang('•', changes.length > 0 ? `${head}:` : `${head}.`, style), ...shown]];
}

/** Smaller growth than this share is only in the whole report: a longer class name is no news. */
const MIN_GROWTH = 0.01;

function formatGrowth(sizes: readonly SizeChange[], style: Style): Entry[] {
  const hasGrown = ({ before, after }: SizeChange['script']) => after > before * (1 + MIN_GROWTH);
  const grown = sizes.flatMap(({ block, script, styles }) => [
    ...(hasGrown(script) ? [`${block} script ${step(script)}`] : []),
    ...(hasGrown(styles) ? [`${block} styles ${step(styles)}`] : []),
  ]);
  return grown.length === 0 ? [] : [hang('+', `Larger: ${grown.join(', ')}`, style)];
}

function formatLooks(pictures: readonly PicturePair[], style: Style): Entry[] {
  const changed = pictures.filter((pair) => pair.changed > 0);
  if (changed.length === 0) return [];
  const blocks = [...new Set(changed.map(({ block }) => block))].join(', ');
  const most = (Math.max(...changed.map((pair) => pair.changed)) * 100).toFixed(1);
  return [hang('•', `Pictures in the report: ${blocks}, up to ${most} % of the pixels changed`, style)];
}

function formatAfterSwitch(after: AfterSwitch, style: Style): Entry[] {
  const { shells, pages, failures, rolledBackTo } = after;
  if (shells.length === 0) return [hang('?', 'After the switch no shell answered.', style)];
  if (failures.length === 0) {
    return [
      hang(
        '✔',
        `After the switch ${count(pages, 'page')} answered on ${count(shells.length, 'shell')}.`,
        style,
      ),
    ];
  }
  const back = rolledBackTo === undefined ? '' : ` The registry rolled back to live set ${rolledBackTo}.`;
  return [
    [
      ...hang('✘', `After the switch ${count(failures.length, 'page')} failed.${back}`, style, style.bold),
      ...failures
        .slice(0, MAX_PAGES)
        .flatMap(({ path, shell, reason }) => indent(`${path} on ${shell}: ${reason}`, style)),
    ],
  ];
}

/** `3 pages: /presse, /presse/bildmaterial, …` */
function pagesOf({ pages, pageCount }: Finding): string[] {
  if (pageCount === 0) return [];
  const more = pageCount > MAX_PAGES ? ', …' : '';
  return [`${count(pageCount, 'page')}: ${pages.slice(0, MAX_PAGES).join(', ')}${more}`];
}

/** `“Filtern” → “Bilder filtern”`, `added: “Neu”`, `removed: “Alt”` */
function changesOf({ changes = [] }: Finding): string[] {
  return changes.slice(0, MAX_CHANGES).map(({ before, after }) => {
    if (before === undefined) return `added: ${quote(after ?? '')}`;
    return after === undefined ? `removed: ${quote(before)}` : `${quote(before)} → ${quote(after)}`;
  });
}

function quote(text: string): string {
  return `“${text.length <= MAX_CHANGE_LENGTH ? text : `${text.slice(0, MAX_CHANGE_LENGTH - 1)}…`}”`;
}

function step({ before, after }: { before: number; after: number }): string {
  return `${formatBytes(before)} → ${formatBytes(after)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A sign, then the text, whose further lines are indented. */
function hang(sign: string, text: string, { columns }: Style, paint = (line: string) => line): string[] {
  const [first = '', ...more] = wrap(plainText(text), columns - HANGING.length);
  return [`${INDENT}${sign} ${paint(first)}`, ...more.map((line) => HANGING + paint(line))];
}

function indent(text: string, { columns }: Style): string[] {
  return wrap(plainText(text), columns - HANGING.length).map((line) => HANGING + line);
}
