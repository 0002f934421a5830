import type { LiveSet } from '@stadtraum/contracts/live-set';
import { statedChecks } from './stated-checks.ts';

const [old, next] = ['1.0.0-0000000001', '1.0.0-0000000002'].map((version) => ({
  name: 'mf-press',
  version,
}));
const setOf = (release: unknown) => ({ releases: [release] }) as LiveSet;
const none = { checks: { skipped: 'the activation states none' } };

test.each([
  ['a release that was never live', [next], {}, none],
  ['one new release of two', [old, next], {}, none],
  ['a release that was live', [old], {}, {}],
  ['a new release with an empty statement', [next], { checks: {} }, none],
  ['a new release with a statement', [next], { checks: { types: 'passed' } }, { types: 'passed' }],
])('[GA5] checks of %s', (_title, releases, more, expected) => {
  const parameters = { releases, ...more } as Parameters<typeof statedChecks>[0];
  expect(statedChecks(parameters, [setOf({ name: 'shell' }), setOf(old)])).toEqual(expected);
});

test('[GA5] the first activation of a site states none', () => {
  expect(statedChecks({ releases: [next] } as Parameters<typeof statedChecks>[0], [])).toEqual({});
});
