import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { ReleaseExamples, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { verifyRelease } from '../release-files/index.ts';
import { buildRelease } from './build-release.ts';
import { type FixtureWorkspace, fixtureWorkspace } from './fixtures/workspace.ts';
import { watchRelease } from './watch-release.ts';

let workspace: FixtureWorkspace;
let kit: ReleaseManifest;
let remote: ReleaseManifest;
let shell: ReleaseManifest;

beforeAll(async () => {
  workspace = fixtureWorkspace();
  [kit, remote, shell] = await Promise.all([
    buildRelease(workspace.kit),
    buildRelease(workspace.remote),
    buildRelease(workspace.shell),
  ]);
});

afterAll(() => workspace.remove());

const blockOf = (type: string) => remote.blocks.find((block) => block.type === type);
const read = (folder: string, path: string) => readFileSync(join(folder, 'release', path), 'utf8');
const endingWith = (end: string) => Object.keys(remote.files).filter((path) => path.endsWith(end));

describe('every release', () => {
  test.each([
    ['remote', 'remote'],
    ['shell', 'shell'],
    ['kit @full', 'kit'],
  ] as const)('of a %s is complete and unchanged', async (_, kind) => {
    const verified = await verifyRelease(join(workspace[kind], 'release'));
    expect(verified).toMatchObject({ kind, name: kind, sequence: 0 });
  });

  test('has compressed copies of browser files only', () => {
    const script = blockOf('counter')?.chunks[0] ?? '';
    expect(Object.keys(remote.files)).toEqual(
      expect.arrayContaining([script, `${script}.br`, `${script}.gz`]),
    );
    expect(remote.files['server/index.cjs.br']).toBeUndefined();
  });

  test('[0165] has a manifest for tools of Module Federation, if it has a container', () => {
    const federation = JSON.parse(read(workspace.remote, 'browser/mf-manifest.json'));
    const counter = blockOf('counter');
    expect(federation).toMatchObject({
      name: 'remote',
      metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
      exposes: [
        {
          id: 'remote:counter',
          path: './counter',
          assets: { js: { sync: counter?.chunks.map((path) => path.replace('browser/', '')) } },
        },
      ],
    });
    const used = Object.keys(counter?.uses ?? {});
    expect(federation.shared.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(used));
    const shared = JSON.parse(read(workspace.kit, 'browser/mf-manifest.json')).shared;
    const provided = Object.entries(kit.provides).map(([name, { version }]) => ({ name, version }));
    expect(shared).toMatchObject(provided);
    expect(Object.keys(shell.files)).not.toContain('browser/mf-manifest.json');
  });

  test('needs neither eval nor inline scripts', () => {
    const scripts = [workspace.kit, workspace.remote].map((folder) => read(folder, 'browser/remoteEntry.js'));
    for (const script of scripts) expect(script).not.toMatch(/\beval\(|new Function\(|createElement\(/);
  });
});

test('source maps are stored outside the release', () => {
  const [script = ''] = blockOf('counter')?.chunks ?? [];
  const map = `${script.replace('browser/', '')}.map`;
  const { sources } = JSON.parse(readFileSync(join(workspace.remote, 'dist/source-maps', map), 'utf8'));
  expect(sources.join()).toContain('src/blocks/counter/counter.tsx');
  expect(endingWith('.map')).toEqual([]);
});

describe('a remote', () => {
  test('declares its blocks with schema, needs, fallback and strategy', () => {
    expect(remote.version).toMatch(/^0\.3\.1-[0-9a-f]{10}$/);
    expect(remote.blocks).toHaveLength(2);
    expect(blockOf('counter')).toMatchObject({
      content: { type: 'object', required: ['start'], properties: { start: { type: 'integer' } } },
      needs: ['path'],
      hydrate: 'interaction',
      fallback: '<p>0</p>',
      expose: './counter',
    });
  });

  test('lists the scripts of an island, and separately those that it loads later', () => {
    expect(blockOf('counter')?.chunks).toEqual([
      expect.stringMatching(/^browser\/counter\.[0-9a-f]{8}\.js$/),
    ]);
    const [lazy = '', ...others] = blockOf('counter')?.lazy ?? [];
    expect(read(workspace.remote, lazy)).toContain('Details of the counter');
    expect(others).toEqual([]);
    expect(remote.entries.container).toEqual({
      file: 'browser/remoteEntry.js',
      chunks: ['browser/remoteEntry.js'],
      stylesheets: [],
    });
  });

  test('contains the stylesheets but no JavaScript of a block without behaviour', () => {
    const note = blockOf('note');
    expect(note).toMatchObject({ hydrate: 'none', chunks: [] });
    expect(note).not.toHaveProperty('expose');
    expect(note).not.toHaveProperty('lazy');
    expect(
      endingWith('.js')
        .map((path) => read(workspace.remote, path))
        .join(),
    ).not.toContain('note-note');
    expect(note?.stylesheets).toEqual([
      expect.stringMatching(/^browser\/blocks\.[0-9a-f]{8}\.css$/),
      expect.stringMatching(/^browser\/vendor-vendor-styles\.[0-9a-f]{8}\.css$/),
    ]);
  });

  test('has one stylesheet for all blocks', () => {
    expect(blockOf('note')?.stylesheets).toContain(blockOf('counter')?.stylesheets[0]);
  });

  test('puts its own rules into the layer `block`, and vendor rules into `vendor`', () => {
    const [block = '', vendor = ''] = blockOf('note')?.stylesheets ?? [];
    const css = read(workspace.remote, block);
    expect(css).toMatch(/^@layer block\{.*\}\}$/);
    expect(css.match(/@layer/g)).toHaveLength(1);
    expect(css).toMatch(/\.note-note-\w+\{/);
    expect(read(workspace.remote, vendor)).toBe(
      '@layer vendor{:where([data-block-type=note]) .vendor{color:blue}}',
    );
  });

  test('[GA4] limits vendor rules that a script contains as text to its blocks', () => {
    const [lazy = ''] = blockOf('counter')?.lazy ?? [];
    expect(read(workspace.remote, lazy)).toMatch(
      /@layer vendor\s*\{\s*:where\(\[data-block-type=\\?"counter\\?"\],\[data-block-type=\\?"note\\?"\]\) \.vendor \{/,
    );
  });

  test('lists the stylesheets of lazy parts with the block, so that scripts never load stylesheets', () => {
    const [stylesheet = ''] = blockOf('counter')?.stylesheets ?? [];
    expect(read(workspace.remote, stylesheet)).toContain('.details-details-');
  });

  test('leaves lazy parts out of the server bundle', () => {
    const all = endingWith('.js').map((path) => read(workspace.remote, path));
    expect(all.join()).toContain('Details of the counter');
    expect(read(workspace.remote, 'server/index.cjs')).not.toContain('Details of the counter');
  });

  test('gives a class the same name on the server, in the browser and in the stylesheet', () => {
    const [stylesheet = ''] = blockOf('counter')?.stylesheets ?? [];
    const [script = ''] = blockOf('counter')?.chunks ?? [];
    const name = /counter-counter-\w{6}/.exec(read(workspace.remote, stylesheet))?.[0] ?? 'missing';
    expect(read(workspace.remote, script)).toContain(name);
    expect(read(workspace.remote, 'server/index.cjs')).toContain(name);
  });

  test('lists the kit modules that each block uses, even if only the server renders the block', () => {
    expect(blockOf('note')?.uses).toEqual({ '@fixture/kit/panel': '^1.1.0', 'react/jsx-runtime': '^19.3.0' });
    expect(Object.keys(blockOf('counter')?.uses ?? {})).toEqual([
      '@fixture/kit/button',
      '@fixture/kit/panel',
      'react',
      'react/jsx-runtime',
    ]);
    expect(remote.uses).toEqual(blockOf('counter')?.uses);
    expect(remote.lowestKit).toBe('1.1.0');
  });

  test("names the kit's behaviours of a block, and contains the block's own as one module without imports", async () => {
    expect(blockOf('counter')?.behaviours).toEqual(['panel']);
    expect(kit.behaviours).toEqual({
      panel: expect.stringMatching(/^browser\/panel\.behaviour\.[0-9a-f]{8}\.js$/),
    });
    const script = blockOf('counter')?.behaviour ?? '';
    expect(read(workspace.remote, script)).not.toMatch(/\bimport\b/);
    expect(read(workspace.remote, script)).toMatch(/export\{\w+ as default\}/);
    expect(blockOf('note')).not.toHaveProperty('behaviour');
  });

  test('lists the packages that it contains, and contains none that only declarations need', () => {
    expect(remote.bundled).toEqual({ 'vendor-styles': '1.0.0' });
  });

  test('contains its examples as data', () => {
    const examples: ReleaseExamples = JSON.parse(read(workspace.remote, remote.examples ?? ''));
    expect(examples).toEqual([
      { type: 'counter', name: 'From zero', content: { start: 0 }, page: { path: '/' } },
      { type: 'note', name: 'Short', content: { text: 'a note' }, page: {} },
    ]);
    expect(read(workspace.remote, 'server/index.cjs')).not.toContain('From zero');
  });

  test('has the same version in another folder, and a different one after a change', async () => {
    const elsewhere = fixtureWorkspace();
    try {
      expect(await buildRelease(elsewhere.remote)).toEqual(remote);
      const file = join(elsewhere.remote, 'src/shared/shout.ts');
      writeFileSync(file, readFileSync(file, 'utf8').replace('toUpperCase', 'toLowerCase'));
      expect((await buildRelease(elsewhere.remote)).version).not.toBe(remote.version);
    } finally {
      elsewhere.remove();
    }
  });
});

describe('a kit', () => {
  test('provides React, this package’s modules and its components, but nothing private', () => {
    expect(Object.keys(kit.provides)).toEqual([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@stadtraum/federation-kit/platform',
      '@stadtraum/federation-kit/island',
      '@fixture/kit/button',
      '@fixture/kit/panel',
    ]);
    expect(kit.provides['@fixture/kit/panel']).toMatchObject({
      version: '1.2.0',
      expose: './@fixture/kit/panel',
    });
  });

  test('has a script for each component, and all small components in the base stylesheet', () => {
    const button = kit.provides['@fixture/kit/button'];
    const panel = kit.provides['@fixture/kit/panel'];
    expect(button?.chunks.join()).not.toContain('panel');
    expect(panel?.stylesheets).toEqual(kit.entries.base?.stylesheets);
    expect(button?.stylesheets).toEqual(panel?.stylesheets);
  });

  test('has a base stylesheet with the order of the layers and the fonts', () => {
    const [stylesheet = ''] = kit.entries.base?.stylesheets ?? [];
    const font = Object.keys(kit.files).find((path) => path.endsWith('.woff2')) ?? 'missing';
    const css = read(workspace.kit, stylesheet);
    expect(css).toMatch(/^@layer vendor,kit,block;@font-face\{/);
    expect(css).toContain(`url(${font.replace('browser/', '')})`);
    expect(css).toContain('@layer kit{:root{--ink:#111}.');
  });

  test('works with a remote in a host that contains the federation runtime', async () => {
    const script = join(import.meta.dirname, 'fixtures/load-in-browser-runtime.mjs');
    const releases = [workspace.kit, workspace.remote].map((folder) => join(folder, 'release'));
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...releases]);
    expect(stdout).toContain('/FROM/THE/BROWSER 4</button>');
    expect(stdout).toContain('Details of the counter');
  });
});

test('a cached build of a kit includes added modules and drops removed ones @full', async () => {
  const changed = fixtureWorkspace();
  try {
    const { version } = await buildRelease(changed.kit);
    const packageFile = join(changed.kit, 'package.json');
    const before = readFileSync(packageFile, 'utf8');
    const added = join(changed.kit, 'src/later/later.tsx');
    mkdirSync(dirname(added));
    writeFileSync(
      added,
      "import styles from './later.module.css';\nexport const Later = () => ['added later', styles.row0];\n",
    );
    const rules = Array.from({ length: 200 }, (_, row) => `.row${row} { grid-row: ${row + 1}; }\n`);
    writeFileSync(join(dirname(added), 'later.module.css'), rules.join(''));
    writeFileSync(
      packageFile,
      before
        .replace('"./panel"', '"./later": { "source": "./src/later/later.tsx" },\n    "./panel"')
        .replace('"kind"', '"together": ["@fixture/kit/button", "@fixture/kit/later"],\n    "kind"'),
    );
    const grown = await buildRelease(changed.kit);
    const [chunk = ''] = grown.provides['@fixture/kit/later']?.chunks.slice(-1) ?? [];
    for (const bundle of ['server/index.cjs', chunk])
      expect(read(changed.kit, bundle)).toContain('added later');
    // Modules in `together` share one script and have no scripts of their own.
    expect(grown.provides['@fixture/kit/button']?.chunks.at(-1)).toBe(chunk);
    expect(Object.keys(grown.files).filter((path) => /kit-(button|later)\.\w+\.js$/.test(path))).toEqual([]);
    // A kit has one stylesheet, which a large component shares with the others.
    const [stylesheet = ''] = grown.entries.base?.stylesheets ?? [];
    expect(grown.provides['@fixture/kit/later']?.stylesheets).toEqual([stylesheet]);
    expect(grown.provides['@fixture/kit/panel']?.stylesheets).toEqual([stylesheet]);
    expect(read(changed.kit, stylesheet)).toContain('{grid-row:200}');

    rmSync(dirname(added), { recursive: true });
    writeFileSync(packageFile, before);
    expect((await buildRelease(changed.kit)).version).toBe(version);
    expect(read(changed.kit, 'server/index.cjs')).not.toContain('added later');
  } finally {
    changed.remove();
  }
});

describe('a shell', () => {
  test('lists every lazy part as an entry, whose script contains its stylesheets in their layers', () => {
    expect(Object.keys(shell.entries)).toEqual(['host', 'main']);
    expect(shell.entries.host?.stylesheets).toEqual([]);
    const script = read(workspace.shell, String(shell.entries.host?.file));
    expect(script).toMatch(/@layer \w+\s*\{\s*\.banner/);
    expect(shell.entries.main?.file).toMatch(/^browser\/main\.[0-9a-f]{8}\.js$/);
    expect(shell.server).toBeUndefined();
  });
});

/** What the compiler and `refresh/` add to components in development. */
const REFRESH = /RefreshReg|stadtraum\.refresh/;

function scriptsOf(files: ReadonlyMap<string, Buffer>): string {
  return [...files].flatMap(([path, bytes]) => (path.startsWith('browser/') ? String(bytes) : [])).join('\n');
}

describe('watchRelease', () => {
  test('[0157] builds again after each change, reports mistakes with file and line, and ends @full', async () => {
    const file = join(workspace.remote, 'src/blocks/note/note.tsx');
    const source = readFileSync(file, 'utf8');
    const stop = new AbortController();
    const seen: string[] = [];
    const versions: string[] = [];
    const notes: (string | undefined)[] = [];
    const steps = [
      () => writeFileSync(file, source.replace('<p ', '<p title="changed" ')),
      () => writeFileSync(file, 'export default function Note( {'),
      () => writeFileSync(file, source),
      () => stop.abort(),
    ];
    const next = (what: string) => {
      seen.push(what);
      steps[seen.length - 1]?.();
    };
    try {
      await watchRelease(workspace.remote, {
        signal: stop.signal,
        onBuilt: async ({ manifest, files, sources }) => {
          versions.push(manifest.version);
          notes.push(sources.files.get(file));
          expect(sources.blocks.get('note')).toContain(file);
          expect(sources.blocks.get('counter')).not.toContain(file);
          expect(scriptsOf(files)).toMatch(REFRESH);
          next(files.has('server/index.cjs') ? 'built' : 'incomplete');
        },
        onFailed: (error) => next(String(reasonOf(error)).includes('note.tsx:1') ? 'failed' : String(error)),
      });
    } finally {
      writeFileSync(file, source);
    }
    expect(seen).toEqual(['built', 'built', 'failed', 'built']);
    expect(versions[2]).toBe(versions[0]);
    expect(versions[1]).not.toBe(versions[0]);
    expect(notes[2]).toBe(notes[0]);
    expect(notes[1]).not.toBe(notes[0]);
    // What is published was not touched, and has nothing of it.
    expect((await verifyRelease(join(workspace.remote, 'release'))).version).toBe(remote.version);
    const published = endingWith('.js').map(
      (path) => [path, readFileSync(join(workspace.remote, 'release', path))] as const,
    );
    expect(scriptsOf(new Map(published))).not.toMatch(REFRESH);
  });
});
