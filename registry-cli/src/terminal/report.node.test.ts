import type { Finding, GateReport } from '@stadtraum/contracts/gate';
import { formatFindings, formatReport } from './report.ts';

const STYLE = { columns: 80, bold: (text: string) => text, dim: (text: string) => text };
const PAGE = 'http://127.0.0.1:4001/reports/12-abcdef01.html';

const REPORT: GateReport = {
  ...{
    id: '12-abcdef01',
    at: '2026-11-26T12:00:00.000Z',
    base: '11-abcdef01',
    outcome: 'activated',
    durationMs: 1_230,
  },
  candidate: [{ name: 'mf-press', version: '1.0.0-aaaaaaaaaa' }],
  ...{ phases: [], pages: 12, blocks: { touched: 34, rendered: 34, hydrated: 30, changed: 4 } },
  ...{ findings: [], accepted: [], checks: {}, sizes: [], unchecked: [], pictures: [] },
};

function finding(kind: Finding['kind'], values: Partial<Finding>): Finding {
  return {
    ...{ id: `${kind}:press-list`, kind, severity: 'shown', message: '', remedy: '' },
    ...{ blocks: ['press-list'], pages: [], pageCount: 0, ...values },
  };
}

const REFUSED = finding('budget', {
  severity: 'refused',
  message: 'The island of press-list has 64.2 kB of script; its budget is 60 kB.',
  remedy: 'Load less, or raise the budget in package.json.',
  pages: ['/presse', '/presse/bildmaterial', '/presse/archiv'],
  pageCount: 5,
});

const OWN = finding('own-change', {
  pages: ['/presse', '/'],
  pageCount: 2,
  changes: [{ before: 'Filtern', after: 'Bilder filtern' }, { after: 'Neu' }],
});

test('[GA5] a report shows what was accepted, own changes, growth, what was not checked, and the pages afterwards', () => {
  const accepted = [
    { finding: 'budget:press-list', reason: 'Bis Montag', key: '0123456789abcdef', team: 'press' },
  ];
  const sizes = [
    { block: 'press-list', script: { before: 12_100, after: 14_300 }, styles: { before: 900, after: 905 } },
  ];
  const afterSwitch = { shells: ['http://127.0.0.1:4000'], pages: 2, failures: [], unchecked: [] };
  const unchecked = ['looks, because there is no Chromium.'];
  const pictures = [0, 0.014].map((changed, index) => ({
    ...{ block: 'press-list', width: [390, 1280][index] ?? 0, changed, before: 'a.png', after: 'b.png' },
  }));
  const report = { ...REPORT, findings: [OWN, REFUSED], accepted, sizes, pictures, afterSwitch, unchecked };
  expect(formatReport(report, PAGE, STYLE)).toEqual([
    '  ✔ Accepted by press: The island of press-list has 64.2 kB of script; its',
    '      budget is 60 kB.',
    '      “Bis Montag”',
    '  • 1 block on 2 pages changes:',
    '      press-list: “Filtern” → “Bilder filtern”',
    '      press-list: added: “Neu”',
    '  + Larger: press-list script 12.1 kB → 14.3 kB',
    '  • Pictures in the report: press-list, up to 1.4 % of the pixels changed',
    '  ? Not checked: looks, because there is no Chromium.',
    '  ✔ After the switch 2 pages answered on 1 shell.',
    `  Report: ${PAGE}`,
  ]);
});

test('[GA5] a refusal names the pages, the remedy and how to accept it', () => {
  expect(formatFindings([REFUSED], STYLE)).toEqual([
    '  ✘ The island of press-list has 64.2 kB of script; its budget is 60 kB.',
    '      5 pages: /presse, /presse/bildmaterial, /presse/archiv, …',
    '      Load less, or raise the budget in package.json.',
    '      --accept budget:press-list --reason "…"',
  ]);
});

test('a long report has 20 lines, and says how much is left out', () => {
  const findings = Array.from({ length: 30 }, (_, index) =>
    finding('warning', { message: `Nr. ${index}\u001b[2J` }),
  );
  const lines = formatReport({ ...REPORT, findings }, PAGE, STYLE);
  expect(lines).toHaveLength(20);
  expect(lines[17]).toBe('  ! Nr. 17 [2J');
  expect(lines.slice(18)).toEqual(['  … and 12 more in the report', `  Report: ${PAGE}`]);
});

test('[GA8] after a rollback by hand there is nothing to accept', () => {
  const report: GateReport = { ...REPORT, outcome: 'rolled-back', findings: [REFUSED] };
  const lines = formatReport(report, PAGE, STYLE);
  expect(lines[0]).toMatch(/^ {2}✘ The island of press-list/);
  expect(lines.join('\n')).not.toContain('--accept');
});
