import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LiveRelease, LiveSet } from '@stadtraum/contracts/live-set';
import type { BlockDeclaration, ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { integrityOf } from '@stadtraum/federation-kit/release-files';

/** A hand-written release in its own directory. */
export interface FixtureRelease {
  directory: string;
  manifest: ReleaseManifest;
  live: LiveRelease;
}

/** Minimal versions of React, React DOM and the platform for the fixtures' blocks. */
const KIT_BUNDLE = `
let last;
const escape = (text) => String(text).replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
const render = (node) => {
  if (node === null || node === undefined || node === false) return '';
  if (Array.isArray(node)) return node.map(render).join('');
  if (typeof node !== 'object') return escape(node);
  const { type, props } = node;
  if (typeof type === 'function') return render(type(props));
  return '<' + type + '>' + (props.html ?? render(props.children)) + '</' + type + '>';
};
exports.modules = {
  react: () => ({ createElement: (type, props, ...children) => ({ type, props: { children, ...props } }) }),
  'react-dom/server': () => ({ renderToString: render }),
  '@stadtraum/federation-kit/platform': () => ({ PlatformProvider: ({ children }) => children, serverPlatform: {} }),
  '@stadtraum/shared-ui/field': () => ({ remember: (value) => (last = value ?? last) }),
};`;

/** Blocks by type. Some work, others fail. */
const REMOTE_BUNDLE = `
const { createElement: h } = require('react');
const { remember } = require('@stadtraum/shared-ui/field');
const hold = [];
let draft;
const blocks = {
  text: ({ content }) => h('p', { html: content.html }),
  head: ({ content, page }) => h('nav', null, content.label, ' ', page.path),
  form: ({ content }) => h('form', null, (draft = content.value ?? draft), ' ', remember(content.value), ' ', hold.length),
  'draft-thrower': ({ content }) => { draft = content.value; remember(draft); throw new Error('boom'); },
  island: ({ content }) => h('button', null, content.label),
  slow: ({ content }) => { const end = Date.now() + content.ms; while (Date.now() < end); return h('p', null, 'slow'); },
  thrower: ({ content }) => { if (content.fail !== false) throw new Error('boom'); return h('p', null, 'fine'); },
  loop: () => { for (;;); },
  'slow-pattern': ({ content }) => h('p', null, content.word),
  hoarder: () => { hold.push(new Array(2000000).fill({})); return h('p', null, hold.length); },
  heap: () => { for (;;) hold.push(new Array(100000).fill({})); },
  buffers: () => { for (;;) hold.push(Buffer.alloc(10 * 1024 * 1024, 1)); },
  dies: () => process.exit(3),
};
exports.blocks = Object.fromEntries(Object.entries(blocks).map(([type, component]) => [type, { type, component }]));`;

const BLOCKS: Partial<Record<string, Partial<BlockDeclaration>>> = {
  text: {
    content: {
      type: 'object',
      properties: { html: { type: 'string' } },
      required: ['html'],
      additionalProperties: false,
    },
    stylesheets: ['browser/text.css'],
    uses: { '@stadtraum/shared-ui/link': '^1.0.0' },
  },
  form: {},
  'draft-thrower': {},
  hoarder: {},
  head: { needs: ['path'], fallback: '<nav>Navigation</nav>' },
  island: {
    hydrate: 'interaction',
    expose: './island',
    chunks: ['browser/island.js'],
    stylesheets: ['browser/island.css'],
    uses: { react: '^19.0.0' },
  },
  slow: {},
  'slow-pattern': {
    content: { type: 'object', properties: { word: { type: 'string', pattern: '^(a+)+$' } } },
  },
  thrower: {},
  loop: {},
  heap: {},
  buffers: {},
  dies: {},
};

export async function writeKit(root: string, change: FixtureChange = {}): Promise<FixtureRelease> {
  const files = {
    'browser/remoteEntry.js': 'export const kit = 1;',
    'browser/react.js': 'export const react = 1;',
    'browser/island.js': 'export const island = 1;',
    'browser/link.css': '@layer kit {}',
    'browser/base.css': '@layer vendor, kit, block;',
    'browser/text.preload.0123456789.woff2': 'not really a font',
    'browser/italic.0123456789.woff2': 'not really a font that few pages need',
    'server/index.cjs': KIT_BUNDLE,
  };
  const module = (expose: string, chunks: string[], stylesheets: string[] = []) => ({
    version: '19.0.0',
    expose,
    chunks,
    stylesheets,
  });
  return writeRelease(
    root,
    { name: 'shared-ui', kind: 'kit', ...change, files: { ...files, ...change.files } },
    (manifest) => {
      manifest.server = 'server/index.cjs';
      manifest.entries = {
        container: entry('browser/remoteEntry.js'),
        base: { chunks: [], stylesheets: ['browser/base.css'] },
      };
      manifest.provides = {
        react: module('./react', ['browser/react.js']),
        '@stadtraum/federation-kit/island': module('./island', ['browser/react.js', 'browser/island.js']),
        '@stadtraum/shared-ui/link': module('./link', [], ['browser/link.css']),
      };
    },
  );
}

export async function writeShell(root: string, change: FixtureChange = {}): Promise<FixtureRelease> {
  const files = {
    'browser/main.js': 'import("./host.js");',
    'browser/main.js.br': 'not really compressed',
    'browser/host.js': 'export const host = 1;',
  };
  return writeRelease(
    root,
    { name: 'shell', kind: 'shell', ...change, files: { ...files, ...change.files } },
    (manifest) => {
      manifest.entries = { main: entry('browser/main.js'), host: entry('browser/host.js') };
    },
  );
}

export async function writeRemote(root: string, change: FixtureChange = {}): Promise<FixtureRelease> {
  const files = {
    'browser/remoteEntry.js': 'export const remote = 1;',
    'browser/island.js': 'export const island = 1;',
    'browser/island.css': '@layer block {}',
    'browser/text.css': '@layer block {}',
    'server/index.cjs': REMOTE_BUNDLE,
  };
  return writeRelease(
    root,
    { name: 'mf-fixture', kind: 'remote', ...change, files: { ...files, ...change.files } },
    (manifest) => {
      manifest.server = 'server/index.cjs';
      manifest.entries = { container: entry('browser/remoteEntry.js') };
      manifest.blocks = Object.entries(BLOCKS).map(([type, declaration]) => ({
        type,
        content: {},
        needs: [],
        hydrate: 'none',
        chunks: [],
        stylesheets: [],
        uses: {},
        ...declaration,
      }));
      manifest.lowestKit = '1.0.0';
      manifest.uses = { react: '^19.0.0' };
    },
  );
}

/** Creates a live set of these releases. */
export function liveSetOf(sequence: number, ...releases: FixtureRelease[]): LiveSet {
  return {
    id: `${sequence}-${sequence.toString(16).padStart(8, '0')}`,
    sequence,
    createdAt: '2026-01-01T00:00:00Z',
    reason: 'a test',
    releases: releases.map(({ live }) => live),
  };
}

export interface FixtureChange {
  name?: string;
  version?: string;
  sequence?: number;
  /** Files that are added or replaced. */
  files?: Record<string, string>;
  manifest?: (manifest: ReleaseManifest) => void;
}

async function writeRelease(
  root: string,
  base: FixtureChange & { kind: ReleaseManifest['kind'] },
  complete: (manifest: ReleaseManifest) => void,
): Promise<FixtureRelease> {
  const { name = '', version = '1.0.0-0000000001', sequence = 1, files = {}, kind } = base;
  const manifest: ReleaseManifest = {
    contract: 1,
    name,
    version,
    kind,
    sequence,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    entries: {},
    blocks: [],
    uses: {},
    provides: {},
  };
  complete(manifest);
  base.manifest?.(manifest);

  const directory = join(root, name, version);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const bytes = JSON.stringify(manifest);
  await writeFile(join(directory, 'manifest.json'), bytes);
  const live = {
    name,
    version,
    kind,
    sequence,
    manifest: integrityOf(bytes),
    liveSince: '2026-01-01T00:00:00Z',
  };
  return { directory, manifest, live };
}

function entry(file: string) {
  return { file, chunks: [file], stylesheets: [] };
}
