import { openSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Type } from '@sinclair/typebox';
import type { LiveRelease } from '@stadtraum/contracts/live-set';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { useId } from 'react';
import { defineBlock } from '../define-block/index.ts';
import { usePlatform } from '../platform/index.ts';
import { integrityOf } from '../release-files/index.ts';
import {
  createBlockRenderer,
  groupByKit,
  type Kit,
  loadKit,
  loadRemote,
  openServerCode,
  type Remote,
  readOpenServerCode,
  readServerCode,
  type ServerCode,
  type ServerRelease,
} from './index.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'render-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function writeRelease(name: string, bundle: string, types: string[] = []): Promise<ServerRelease> {
  const release = join(directory, name);
  const file = 'server/index.cjs';
  await mkdir(dirname(join(release, file)), { recursive: true });
  await writeFile(join(release, file), bundle);
  const manifest: ReleaseManifest = {
    contract: 1,
    name,
    version: '1.0.0-0123456789',
    kind: name === 'shared-ui' ? 'kit' : 'remote',
    sequence: 1,
    files: { [file]: { integrity: integrityOf(bundle), bytes: Buffer.byteLength(bundle) } },
    entries: {},
    server: file,
    blocks: types.map((type) => ({
      type,
      content: {},
      needs: [],
      hydrate: 'none',
      chunks: [],
      stylesheets: [],
      uses: {},
    })),
    uses: {},
    provides: {},
  };
  return { directory: release, manifest };
}

async function codeOf(...release: Parameters<typeof writeRelease>): Promise<ServerCode> {
  return readServerCode(await writeRelease(...release));
}

const KIT = `
  let evaluated = 0;
  const { TextEncoder } = require('node:util');
  module.exports.modules = {
    react: () => ({ count: ++evaluated, TextEncoder }),
    broken: () => { throw new Error('boom'); },
  };`;

async function kit(): Promise<Kit> {
  return loadKit(await codeOf('shared-ui', KIT));
}

describe('loadKit', () => {
  it('evaluates each shared module once, at its first use', async () => {
    const loaded = await kit();
    expect(loaded.require('react', 'a')).toBe(loaded.require('react', 'b'));
    expect(loaded.require('react', 'a')).toMatchObject({ count: 1 });
    expect(loaded.specifiers).toEqual(['react', 'broken']);
  });

  it('rejects a bundle that requires a forbidden module', async () => {
    const code = await codeOf('shared-ui', `require('node:fs')`);
    expect(() => loadKit(code)).toThrow(expect.objectContaining({ code: 'RELEASE_EVALUATION_FAILED' }));
  });

  it('rejects a bundle that differs from the published one', async () => {
    const release = await writeRelease('shared-ui', KIT);
    await writeFile(join(release.directory, 'server/index.cjs'), 'globalThis.harmed = true;');
    await expect(readServerCode(release)).rejects.toMatchObject({ code: 'RELEASE_HASH_MISMATCH' });
  });
});

describe('openServerCode', () => {
  it('[F15] opens the files for a process that numbers them, which verifies what it reads', async () => {
    const [kitRelease, remote] = [await writeRelease('shared-ui', KIT), await writeRelease('mf-text', 'x')];
    const { handles, code } = await openServerCode([kitRelease, remote], 5);
    expect(code).toEqual([
      { manifest: kitRelease.manifest, files: [5] },
      { manifest: remote.manifest, files: [6] },
    ]);
    await Promise.all(handles.map((handle) => handle.close()));

    const path = join(kitRelease.directory, 'server/index.cjs');
    const read = () => readOpenServerCode({ manifest: kitRelease.manifest, files: [openSync(path, 'r')] });
    expect(read()).toEqual(await readServerCode(kitRelease));
    await writeFile(path, `${KIT} `);
    expect(read).toThrow(expect.objectContaining({ code: 'RELEASE_HASH_MISMATCH' }));
  });

  it('closes what it has opened when a file is unreadable', async () => {
    const release = await writeRelease('mf-text', 'x');
    const { manifest } = await writeRelease('mf-gone', 'x');
    const before = (await readdir('/proc/self/fd').catch(() => [])).length;
    const releases = [release, { directory: join(directory, 'missing'), manifest }];
    await expect(openServerCode(releases, 5)).rejects.toMatchObject({ code: 'RELEASE_EVALUATION_FAILED' });
    expect((await readdir('/proc/self/fd').catch(() => [])).length).toBe(before);
  });
});

describe('loadRemote', () => {
  it('provides the modules of the kit to a remote', async () => {
    const bundle = `const react = require('react');
      exports.blocks = { text: { type: 'text', component: () => react.count } };`;
    const remote = loadRemote(await codeOf('mf-text', bundle, ['text']), await kit());
    expect(remote.release).toBe('mf-text@1.0.0-0123456789');
    expect([...remote.blocks.keys()]).toEqual(['text']);
  });

  it.each([
    ['requires a module that the kit lacks', `require('left-pad')`, 'RELEASE_KIT_MODULE_MISSING'],
    ['requires a module of Node', `require('events')`, 'RELEASE_KIT_MODULE_MISSING'],
    [
      'catches the refusal of a module',
      `try { require('node:fs') } catch {} throw new Error('x')`,
      'RELEASE_KIT_MODULE_MISSING',
    ],
    [
      'throws an error with a code of its own',
      `throw { code: 'RELEASE_HASH_MISMATCH', remedy: '', facts: {} }`,
      'RELEASE_EVALUATION_FAILED',
    ],
    ['throws an error', `throw new Error('boom')`, 'RELEASE_EVALUATION_FAILED'],
    ['throws a value that is not an error', `throw null`, 'RELEASE_EVALUATION_FAILED'],
    ['has a syntax error', `const`, 'RELEASE_EVALUATION_FAILED'],
    ['does not export a declared block', `exports.blocks = {}`, 'RELEASE_EVALUATION_FAILED'],
  ])('rejects a bundle that %s', async (_mistake, bundle, code) => {
    const release = await codeOf('mf-text', bundle, ['text']);
    const loaded = await kit();
    expect(() => loadRemote(release, loaded)).toThrow(expect.objectContaining({ code }));
  });
});

describe('createBlockRenderer', () => {
  const modules: Record<string, unknown> = {
    react: jest.requireActual('react'),
    'react-dom/server': jest.requireActual('react-dom/server'),
    '@stadtraum/federation-kit/platform': jest.requireActual('../platform/index.ts'),
  };
  const realKit: Kit = {
    release: 'shared-ui@1.0.0-0123456789',
    specifiers: Object.keys(modules),
    require: (specifier) => modules[specifier],
    reset() {},
    renewed: () => realKit,
  };
  const greeting = defineBlock({
    type: 'greeting',
    content: Type.Object({ name: Type.String() }),
    needs: ['title'],
    hydrate: 'interaction',
    component: ({ id, content, page }) => (
      <p id={useId()} data-id={id} data-consent={usePlatform().consent.status('maps')}>
        {content.name}, {page.title}
      </p>
    ),
  });
  const remote: Remote = {
    release: 'mf-text@1.0.0-0123456789',
    blocks: new Map([['greeting', greeting]]),
    renewed: () => remote,
  };

  it("renders a block with its id as React's prefix and with the server platform", () => {
    const renderer = createBlockRenderer({ kit: realKit, remotes: [remote] });
    const html = renderer.render({
      id: 'b1',
      type: 'greeting',
      content: { name: '<Hallo>' },
      page: { title: 'Start' },
    });
    expect(html).toMatch(
      /^<p id="_?b1-[^"]+" data-id="b1" data-consent="unknown">&lt;Hallo&gt;<!-- -->, <!-- -->Start<\/p>$/,
    );
  });

  it('[0169] renders each block with the React of its own kit', () => {
    const plain = {
      createElement: (type: unknown, props: object, ...children: unknown[]) => ({ type, props, children }),
      renderToString: (element: { props: { children: { props: { id: string } } } }) =>
        `plain ${element.props.children.props.id}`,
    };
    const otherKit: Kit = {
      ...realKit,
      require: (specifier) => (specifier.startsWith('react') ? plain : modules[specifier]),
    };
    const other = { ...remote, blocks: new Map([['other', { ...greeting, type: 'other' }]]) };
    const renderer = createBlockRenderer(
      { kit: realKit, remotes: [remote] },
      { kit: otherKit, remotes: [other] },
    );
    const input = { content: { name: 'Hallo' }, page: { title: 'Start' } };
    expect(renderer.render({ id: 'b1', type: 'greeting', ...input })).toMatch(/^<p id=/);
    expect(renderer.render({ id: 'b2', type: 'other', ...input })).toBe('plain b2');
  });

  it('throws for a type that no remote owns', () => {
    const renderer = createBlockRenderer({ kit: realKit, remotes: [remote] });
    expect(() => renderer.render({ id: 'b1', type: 'other', content: {}, page: {} })).toThrow('other');
  });
});

describe('[0169] groupByKit', () => {
  const entry = { version: '1.0.0-0123456789', sequence: 1, manifest: '', liveSince: '' };
  const shell = { ...entry, name: 'shell', kind: 'shell' as const };
  const kits = ['shared-ui', 'shared-ui-18'].map((name) => ({ ...entry, name, kind: 'kit' as const }));
  const remoteOn = (name: string, kit?: string) => ({
    ...entry,
    ...{ name, kind: 'remote' as const },
    ...(kit !== undefined && { kit }),
  });
  const namesIn = (set: LiveRelease[]) =>
    groupByKit(set, set, ({ name }) => name).map((group) => [
      group.kit.name,
      ...group.remotes.map(({ name }) => name),
    ]);

  it('groups remotes by the kit that they run on, the stable one first', () => {
    const remotes = [remoteOn('mf-a', 'shared-ui-18'), remoteOn('mf-b', 'shared-ui')];
    expect(namesIn([shell, ...kits, ...remotes])).toEqual([
      ['shared-ui', 'mf-b'],
      ['shared-ui-18', 'mf-a'],
    ]);
  });

  it('has all remotes run on the only kit', () => {
    expect(namesIn([shell, ...kits.slice(0, 1), remoteOn('mf-a')])).toEqual([['shared-ui', 'mf-a']]);
  });
});
