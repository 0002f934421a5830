import type { Finding, GateReport } from '@stadtraum/contracts/gate';
import { recordedAcceptance } from './recorded-acceptance.ts';

const finding = (id: string, block: string): Finding => ({
  ...{ id, kind: 'block-throws', severity: 'refused', message: '', remedy: '' },
  ...{ blocks: [block], pages: [], pageCount: 1 },
});

const REPORT: GateReport = {
  ...{ id: '12-abcdef01', at: '2026-11-26T12:00:00.000Z', base: '11-abcdef01', outcome: 'activated' },
  candidate: [{ name: 'mf-press', version: '1.0.0-aaaaaaaaaa' }],
  ...{ durationMs: 1, phases: [], pages: 1, checks: {}, sizes: [], unchecked: [], pictures: [] },
  blocks: { touched: 2, rendered: 2, hydrated: 0, changed: 0 },
  findings: [finding('block-throws:mf-press/list', 'list'), finding('block-throws:mf-press/head', 'head')],
  brokenBefore: ['foot b'],
  accepted: [{ finding: 'block-throws:mf-press/list', reason: 'Bis Montag', key: 'k', team: 'press' }],
};

test('[GA8] a resumed check knows the blocks that may fail: by acceptance, or because they failed before the switch', () => {
  const { isKnown } = recordedAcceptance(REPORT);
  expect(['list', 'head', 'foot'].map((type) => isKnown({ block: 'b', type }))).toEqual([true, false, true]);
  expect(isKnown({ block: 'other', type: 'foot' })).toBe(false);
});
