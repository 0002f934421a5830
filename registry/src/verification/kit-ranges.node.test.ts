import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { checkCandidate } from './check-candidate.ts';

const shell = makeShell().manifest;

/** A remote that was built once, for React ^19.3.0 and the kit ^1.2.0. */
const remote = makeRemote('mf-jobs', {
  lowestKit: '1.2.0',
  uses: { react: '^19.3.0', '@stadtraum/shared-ui/button': '^1.2.0' },
}).manifest;

const activateWith = (kit: { base: string; react: string }) => () =>
  checkCandidate([shell, makeKit(kit).manifest, remote]);

it.each([
  ['the kit that it was built with', { base: '1.2.0', react: '19.3.1' }],
  ['[TR6] a kit with an older patch of React', { base: '1.2.0', react: '19.3.0' }],
  ['[TR6] a kit with a newer minor version of React', { base: '1.2.1', react: '19.4.0' }],
  ['[TR3] a newer minor version of the kit', { base: '1.9.3', react: '19.3.1' }],
])('the same build of a remote runs on %s', (_name, kit) => {
  expect(activateWith(kit)).not.toThrow();
});

it.each([
  ['[TR3] an older kit', 'RELEASE_KIT_TOO_OLD', { base: '1.1.9', react: '19.3.1' }],
  [
    '[TR3] another major version of the kit',
    'RELEASE_KIT_MODULE_MISSING',
    { base: '2.0.0', react: '19.3.1' },
  ],
  ['[TR6] another major version of React', 'RELEASE_KIT_MODULE_MISSING', { base: '1.2.0', react: '20.0.0' }],
  ['[TR6] an older minor version of React', 'RELEASE_KIT_MODULE_MISSING', { base: '1.2.0', react: '19.2.9' }],
])('and is refused on %s with %s', (_name, code, kit) => {
  expect(activateWith(kit)).toThrow(expect.objectContaining({ code }));
});
