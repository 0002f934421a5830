import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CONTRACT_VERSION, type ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { integrityOf } from '@stadtraum/federation-kit/release-files';

/** A release as the build writes it: the manifest and the files by path. */
export interface FixtureRelease {
  manifest: ReleaseManifest;
  files: Record<string, string | Buffer>;
}

type ReleaseOptions = Partial<Omit<ReleaseManifest, 'files'>> & {
  files?: FixtureRelease['files'];
  base?: string;
};

/** Makes a release from these files, with correct hashes and a version derived from its content. */
export function makeRelease({ files = {}, base = '1.0.0', ...parts }: ReleaseOptions): FixtureRelease {
  const listed = Object.entries(files).map(([path, content]) => [
    path,
    { integrity: integrityOf(content), bytes: Buffer.byteLength(content) },
  ]);
  const declared = {
    contract: CONTRACT_VERSION,
    name: 'mf-fixture',
    kind: 'remote' as const,
    sequence: 0,
    files: Object.fromEntries(listed),
    entries: {},
    blocks: [],
    uses: {},
    provides: {},
    ...parts,
  };
  const hash = createHash('sha256').update(JSON.stringify(declared)).digest('hex');
  return { manifest: { version: `${base}-${hash.slice(0, 10)}`, ...declared }, files };
}

export function makeShell(text = 'shell'): FixtureRelease {
  const file = 'browser/main.js';
  return makeRelease({
    name: 'shell',
    kind: 'shell',
    files: { [file]: `console.log(${JSON.stringify(text)});` },
    entries: { main: { file, chunks: [file], stylesheets: [] } },
  });
}

/** The part of React that is needed to render an example. */
const TINY_REACT = `
  const render = (node) => {
    if (node === null || node === undefined) return '';
    if (typeof node !== 'object') return String(node);
    return typeof node.type === 'function' ? render(node.type(node.props)) : render(node.props.children);
  };
  module.exports.modules = {
    'react': () => ({ version, createElement: (type, props, ...children) => ({ type, props: { children: children[0], ...props } }) }),
    'react-dom/server': () => ({ renderToString: render }),
    '@stadtraum/federation-kit/platform': () => ({ PlatformProvider: ({ children }) => children, serverPlatform: {} }),
  };`;

export function makeKit(
  options: { name?: string; base?: string; react?: string; more?: string } = {},
): FixtureRelease {
  const { name = 'shared-ui', base = '1.0.0', react = '19.3.1', more = '' } = options;
  const container = 'browser/container.js';
  const module = { chunks: [container], stylesheets: [] };
  return makeRelease({
    name,
    kind: 'kit',
    base,
    files: {
      [container]: 'export {};',
      'server/index.cjs': `const version = '${react}';\n${TINY_REACT}\n${more}`,
    },
    entries: { container: { file: container, chunks: [container], stylesheets: [] } },
    server: 'server/index.cjs',
    provides: {
      react: { version: react, expose: './react', ...module },
      '@stadtraum/shared-ui/button': { version: base, expose: './button', ...module },
    },
  });
}

/** Makes a kit with the real React, which can render and hydrate. */
export function makeReactKit(): FixtureRelease {
  const modules = ['react', 'react-dom'].map((name) => `'${name}': () => load('${name}')`);
  const bundle = `${moduleLoader(['react', 'react-dom'])}
    module.exports.modules = { ${modules.join()},
      '@stadtraum/federation-kit/platform': () => ({ PlatformProvider: ({ children }) => children, serverPlatform: {} }),
    };`;
  const client = `${moduleLoader(['scheduler', 'react-dom/client'])} module.exports = load('react-dom/client');`;
  return makeRelease({
    name: 'shared-ui',
    kind: 'kit',
    files: { 'server/index.cjs': bundle, 'server/client.cjs': client },
    server: 'server/index.cjs',
    client: 'server/client.cjs',
  });
}

/** Source code of `load(name)` for production builds of React's modules. Other modules are required. */
function moduleLoader(names: readonly string[]): string {
  const { resolve } = createRequire(import.meta.url);
  const factories = names.map((name) => {
    const [, folder = ''] = /^(.*)\/index\.js$/.exec(resolve(name.replace(/\/.*/, ''))) ?? [];
    const code = readFileSync(`${folder}/cjs/${name.replace('/', '-')}.production.js`, 'utf8');
    return `'${name}'(module, exports, require) {${code}\n}`;
  });
  return `const factories = { ${factories.join()} };
    const loaded = {};
    function load(name) {
      if (!factories[name]) return require(name);
      if (!loaded[name]) {
        const module = (loaded[name] = { exports: {} });
        factories[name](module, module.exports, load);
      }
      return loaded[name].exports;
    }`;
}

interface RemoteOptions extends Omit<ReleaseOptions, 'files' | 'blocks'> {
  /** Body of the block's component, a function of `{content}`. */
  component?: string;
  /** Statements that run when the bundle is loaded. */
  evaluate?: string;
  type?: string;
  content?: Record<string, unknown>;
  /** JSON Schema of the block's `text`. */
  text?: Record<string, unknown>;
  stylesheets?: string[];
  queryKeys?: string[];
}

/** Makes a remote with one block and one example. */
export function makeRemote(name: string, options: RemoteOptions = {}): FixtureRelease {
  const {
    component = 'return content.text',
    evaluate = '',
    type = name.replace(/^mf-/, ''),
    ...rest
  } = options;
  const { content = { text: 'Hallo' }, text = {}, stylesheets = [], queryKeys = [], ...parts } = rest;
  const properties = { text: { type: 'string', ...text } };
  const schema = { type: 'object', properties, required: ['text'] };
  return makeRelease({
    name,
    lowestKit: '1.0.0',
    uses: { react: '^19.3.0' },
    server: 'server/index.cjs',
    examples: 'server/examples.json',
    blocks: [
      { type, content: schema, needs: [], hydrate: 'none', chunks: [], stylesheets, uses: {}, queryKeys },
    ],
    files: {
      'browser/style.css': `@layer block { .${type}-text-0a1b2c { color: teal } }`,
      'server/index.cjs': `require('react'); ${evaluate}
        module.exports.blocks = { '${type}': { component: ({ content }) => { ${component} } } };`,
      'server/examples.json': JSON.stringify([{ type, name: 'default', content, page: {} }]),
    },
    ...parts,
  });
}
