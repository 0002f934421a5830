import type { LiveSet } from '@stadtraum/contracts/live-set';
import { SideSet } from '@stadtraum/contracts/preview';
import { compileValidator } from '@stadtraum/contracts/validation';
import { generateSigningKey, openEnvelope, openPreviewToken } from '@stadtraum/federation-kit/signing';
import { makeRemote } from '@stadtraum/registry/testing/fixture-releases';
import { changesBetween } from './changes.ts';
import { createLocalReleases } from './local-releases.ts';
import { makeLocalSideSet } from './local-side-set.ts';
import { readableMessage } from './readable-message.ts';

const INTEGRITY = `sha256-${'A'.repeat(43)}=`;
const SINCE = '2026-03-10T12:00:00.000Z';

function liveRelease(name: string, kind: 'shell' | 'kit' | 'remote') {
  return { name, version: '1.0.0-aaaaaaaaaa', kind, sequence: 4, manifest: INTEGRITY, liveSince: SINCE };
}

const BASE: LiveSet = {
  ...{ id: '7-12345678', sequence: 7, createdAt: SINCE, reason: 'activate mf-press' },
  releases: [
    liveRelease('shell', 'shell'),
    liveRelease('shared-ui', 'kit'),
    liveRelease('mf-press', 'remote'),
  ],
};

function builtRelease(name: string, files: Record<string, string> = {}, version = '1.0.0-bbbbbbbbbb') {
  const { manifest } = makeRemote(name);
  return {
    manifest: {
      ...manifest,
      version,
      files: Object.fromEntries(
        Object.entries(files).map(([path, integrity]) => [path, { integrity, bytes: 1 }]),
      ),
    },
    files: new Map(Object.keys(files).map((path) => [path, Buffer.from(path)])),
    sources: { files: new Map<string, string>(), blocks: new Map<string, Set<string>>() },
  };
}

describe('makeLocalSideSet', () => {
  const key = generateSigningKey();
  const make = (name: string) => {
    const { envelope, token, id } = makeLocalSideSet({
      ...{ base: BASE, release: builtRelease(name), teams: { 'mf-press': 'press' }, key },
      ...{ id: '0123456789abcdef', now: Date.now() },
    });
    const opened = openEnvelope(envelope, [key.publicKey]);
    const sideSet = compileValidator(SideSet)(JSON.parse(String(opened?.payload)));
    return { token, id, sideSet: sideSet.ok ? sideSet.value : undefined };
  };

  it('[0157] exchanges the release of the same name, in a side set that only the session’s key signs', () => {
    const { token, id, sideSet } = make('mf-press');
    expect(openPreviewToken(token, [key.publicKey])).toEqual({
      sideSet: id,
      expiresAt: Date.parse(sideSet?.expiresAt ?? '') / 1000,
    });
    expect(openPreviewToken(token, [generateSigningKey().publicKey])).toBeUndefined();
    expect(sideSet?.base).toBe(BASE.id);
    expect(sideSet?.exchanged).toEqual(['mf-press']);
    expect(sideSet?.releases.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'shell@1.0.0-aaaaaaaaaa',
      'shared-ui@1.0.0-aaaaaaaaaa',
      'mf-press@1.0.0-bbbbbbbbbb',
    ]);
  });

  it('[0157] adds a remote that is not live', () => {
    const names = make('mf-jobs').sideSet?.releases.map(({ name }) => name);
    expect(names).toEqual(['shell', 'shared-ui', 'mf-press', 'mf-jobs']);
  });
});

describe('changesBetween', () => {
  const VERSIONS = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
  const files = {
    'server/index.cjs': 'sha384-a',
    'browser/remoteEntry.js': 'sha384-b',
    'browser/blocks.aaaaaaaaaa.css': 'sha384-c',
  };
  const sources = { 'content.ts': '1', 'list.tsx': '1', 'card.tsx': '1' };
  const changeTo = (changed: Record<string, string>, changedSources: Record<string, string> = {}) => {
    const release = (version: string, built: Record<string, string>, compiled: Record<string, string>) => {
      const { manifest, files } = builtRelease('mf-press', built, version);
      const container = { file: 'browser/remoteEntry.js', chunks: [], stylesheets: [] };
      const blocks = new Map([
        ['list', new Set(['list.tsx', 'card.tsx'])],
        ['teaser', new Set(['card.tsx'])],
      ]);
      return {
        manifest: { ...manifest, entries: { container } },
        files,
        sources: { files: new Map(Object.entries(compiled)), blocks },
      };
    };
    return changesBetween(
      release(VERSIONS[0], files, sources),
      release(VERSIONS[1], changed, { ...sources, ...changedSources }),
    );
  };
  const url = (path: string, version: string = VERSIONS[1]) => `/assets/mf-press/${version}/${path}`;
  const code = { 'server/index.cjs': 'sha384-z', 'browser/remoteEntry.js': 'sha384-y' };

  it('[0157] names the new stylesheets by the addresses of the former ones', () => {
    const { 'browser/blocks.aaaaaaaaaa.css': _, ...others } = files;
    expect(changeTo({ ...others, 'browser/blocks.bbbbbbbbbb.css': 'sha384-d' })).toEqual({
      styles: {
        [url('blocks.aaaaaaaaaa.css', VERSIONS[0])]: {
          href: url('blocks.bbbbbbbbbb.css'),
          integrity: 'sha384-d',
        },
      },
    });
  });

  it('[0157] names the blocks with changed components, and the scripts with their hashes', () => {
    const entry = url('remoteEntry.js');
    expect(changeTo({ ...files, ...code }, { 'list.tsx': '2' })?.components).toEqual({
      remote: 'mf-press',
      container: entry,
      scripts: [{ href: entry, integrity: 'sha384-y' }],
      blocks: ['list'],
    });
    const both = changeTo({ ...files, ...code }, { 'card.tsx': '2' });
    expect(both?.components?.blocks).toEqual(['list', 'teaser']);
  });

  it.each([
    ['code that belongs to no component', { ...files, ...code }, { 'content.ts': '2' }],
    ['a new file that belongs to no component', { ...files, ...code }, { 'new.ts': '1' }],
    ['another stylesheet', { ...files, 'browser/vendor.aaaaaaaaaa.css': 'sha384-d' }, {}],
    ['another file', { ...files, 'browser/icon.svg': 'sha384-e' }, {}],
  ])('[0157] asks for the whole page when %s has changed', (_what, changed, changedSources) => {
    expect(changeTo(changed, changedSources)).toBeUndefined();
  });
});

describe('createLocalReleases', () => {
  it('[0157] serves files for browsers of the last eight releases, and no others', () => {
    const releases = createLocalReleases();
    const versions = Array.from({ length: 9 }, (_, number) => `1.0.0-${String(number).repeat(10)}`);
    for (const version of versions) {
      const files = { 'browser/list.js': INTEGRITY, 'server/index.cjs': INTEGRITY };
      releases.add(builtRelease('mf-press', files, version));
    }
    const asset = (version: string | undefined, file: string) =>
      releases.asset(`/assets/mf-press/${version}/${file}`);
    expect(asset(versions[8], 'list.js')?.type).toBe('text/javascript; charset=utf-8');
    expect(asset(versions[1], 'list.js')).toBeDefined();
    expect(asset(versions[0], 'list.js')).toBeUndefined();
    expect(asset(versions[8], '../server/index.cjs')).toBeUndefined();
    expect(releases.asset(`/other/mf-press/${versions[8]}/list.js`)).toBeUndefined();
  });
});

describe('readableMessage', () => {
  it('[0157] keeps the place of a mistake, and leaves out the compiler’s own stack', () => {
    const message = [
      'mf-press (server): ',
      'Module build failed (from ../node_modules/swc-loader/src/index.js):',
      'Error: \u001b[31m  x Unexpected token\u001b[0m',
      '    ,-[/team/mf-press/src/list.tsx:19:1]',
      ' 19 |       legend={',
      '    `----',
      '',
      '',
      'Caused by:',
      '    Syntax Error',
      '',
      'Stack backtrace:',
      '   0: <unknown>',
      '   8: worker',
      '             at /home/build/threadpool.c:122:5',
    ].join('\n');
    expect(readableMessage(new Error(message))).toBe(
      [
        'mf-press (server): ',
        'Error:   x Unexpected token',
        '    ,-[/team/mf-press/src/list.tsx:19:1]',
        ' 19 |       legend={',
        '    `----',
      ].join('\n'),
    );
  });
});
