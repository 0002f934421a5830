import type { GateReport } from '@stadtraum/contracts/gate';
import { REPORT_POLICY, renderReportPage } from './report-page.ts';

const EVIL = `<script>alert(1)</script>" onload='x'`;

const REPORT: GateReport = {
  id: '12-abcdef01',
  at: '2026-11-26T12:00:00.000Z',
  candidate: [{ name: 'mf-press', version: '1.0.0-aaaaaaaaaa' }],
  base: '11-abcdef01',
  outcome: 'activated',
  team: 'press',
  revision: 'r7',
  durationMs: 1_230,
  phases: [{ name: 'render', ms: 812.4 }],
  blocks: { touched: 34, rendered: 34, hydrated: 30, changed: 2 },
  pages: 12,
  findings: [
    {
      id: 'own-change:press-list',
      kind: 'own-change',
      severity: 'shown',
      message: `press-list changes ${EVIL}`,
      remedy: EVIL,
      blocks: [EVIL],
      pages: [EVIL],
      pageCount: 14,
      changes: [{ before: EVIL, after: 'Bilder filtern' }, { after: 'Neu' }],
    },
    {
      ...{
        id: 'budget:press-list',
        kind: 'budget',
        severity: 'refused',
        message: 'Too large',
        remedy: 'Load less.',
      },
      ...{ blocks: ['press-list'], pages: [], pageCount: 0 },
    },
  ],
  accepted: [{ finding: 'budget:press-list', reason: EVIL, key: '0123456789abcdef', team: 'press' }],
  checks: { types: 'passed', lint: { skipped: EVIL } },
  sizes: [{ block: EVIL, script: { before: 1, after: 2 }, styles: { before: 0, after: 0 } }],
  unchecked: [EVIL],
  pictures: [{ block: EVIL, width: 390, changed: 0.014, before: '../a".png', after: 'b.png', late: true }],
  afterSwitch: {
    shells: [EVIL],
    pages: 3,
    failures: [{ path: EVIL, shell: 's', reason: EVIL }],
    unchecked: [EVIL],
  },
};

test('[GA5] a page shows the whole report, with every text escaped and no script', () => {
  const page = renderReportPage(REPORT);
  expect(page).not.toContain('<script');
  expect(page).not.toContain("onload='");
  expect(page).toContain('<h1>mf-press@1.0.0-aaaaaaaaaa: activated</h1>');
  expect(page).toContain('Accepted by press: “&lt;script&gt;');
  expect(page).toContain('lint skipped: “&lt;script&gt;');
  expect(page).toContain('src="/reports/12-abcdef01/..%2Fa%22.png"');
  expect(page).toContain('<td>–</td><td>Neu</td>');
  expect(page).toContain('1.4 % of the pixels changed, taken after the decision');
  expect(REPORT_POLICY).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self';/);
});

test('[GA5] what looks the same is folded away, after what does not', () => {
  const looks = (block: string, changed: number) => ({
    block,
    width: 390,
    changed,
    before: 'a.png',
    after: 'b.png',
  });
  const same = { ...looks('news-popup', 0), after: 'a.png' };
  const page = renderReportPage({ ...REPORT, pictures: [same, looks('news-list', 0.1), same] });
  expect(page).toContain('<h2>Looks <span>(3)</span></h2><figure><figcaption>news-list at 390 px: 10.0 %');
  expect(page).toContain('<details><summary>2 that look the same</summary><figure><figcaption>news-popup');
  expect(renderReportPage({ ...REPORT, pictures: [] })).not.toContain('Looks');
});
