import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { checkCandidate } from './check-candidate.ts';

const shell = makeShell().manifest;
const kit = makeKit({ base: '1.4.0' }).manifest;
const press = makeRemote('mf-press').manifest;

const withPress = (change: Partial<ReleaseManifest>) => [shell, kit, { ...press, ...change }];
const pressBlock = press.blocks[0] as ReleaseManifest['blocks'][number];

describe('checkCandidate', () => {
  it('accepts releases that fit together', () => {
    const button = { '@stadtraum/shared-ui/button': '^1.2.0' };
    expect(() => checkCandidate(withPress({ lowestKit: '1.4.0', uses: button }))).not.toThrow();
  });

  it.each<[string, string, ReleaseManifest[]]>([
    ['a set without a kit', 'LIVE_SET_INCOMPLETE', [shell, press]],
    ['a set without a shell', 'LIVE_SET_INCOMPLETE', [kit, press]],
    [
      'a set with three kits',
      'LIVE_SET_INCOMPLETE',
      [shell, kit, { ...kit, name: 'next' }, { ...kit, name: 'third' }],
    ],
    ['[F10] another contract version', 'RELEASE_CONTRACT_MISMATCH', withPress({ contract: 2 })],
    ['a kit that is too old', 'RELEASE_KIT_TOO_OLD', withPress({ lowestKit: '1.4.1' })],
    [
      '[F11] a React version out of range',
      'RELEASE_KIT_MODULE_MISSING',
      withPress({ uses: { react: '^20.0.0' } }),
    ],
    ['a module that the kit lacks', 'RELEASE_KIT_MODULE_MISSING', withPress({ uses: { 'kit/none': '*' } })],
    [
      'a module with the name of an inherited property',
      'RELEASE_KIT_MODULE_MISSING',
      withPress({ uses: { constructor: '*' } }),
    ],
    [
      'a missing module that only an island imports',
      'RELEASE_KIT_MODULE_MISSING',
      withPress({ blocks: [{ ...pressBlock, uses: { rxjs: '^7.0.0' } }] }),
    ],
    ['an invalid range', 'RELEASE_KIT_MODULE_MISSING', withPress({ uses: { react: 'newest' } })],
    [
      'two owners of one block type',
      'RELEASE_BLOCK_CONFLICT',
      [shell, kit, press, makeRemote('mf-other', { type: 'press' }).manifest],
    ],
    [
      'an island without an exposed module',
      'RELEASE_MANIFEST_INVALID',
      withPress({ blocks: [{ ...pressBlock, hydrate: 'interaction' }] }),
    ],
    [
      'an island without a container',
      'RELEASE_MANIFEST_INVALID',
      withPress({ blocks: [{ ...pressBlock, hydrate: 'interaction', expose: './press' }] }),
    ],
  ])('rejects %s with %s', (_name, code, manifests) => {
    expect(() => checkCandidate(manifests)).toThrow(expect.objectContaining({ code }));
  });

  it('[GA10] names all remotes that a kit does not fit', () => {
    const uses = { '@stadtraum/shared-ui/slider': '^1.0.0' };
    const remotes = ['mf-maps', 'mf-press'].map((name) => makeRemote(name, { uses }).manifest);
    expect(() => checkCandidate([shell, kit, ...remotes])).toThrow(
      expect.objectContaining({
        code: 'KIT_MISMATCH',
        message: expect.stringMatching(/mf-maps@.*mf-press@/),
      }),
    );
  });
});
