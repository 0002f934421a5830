import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serialize } from 'node:v8';
import {
  type Behaviours,
  browserConfiguration,
  buildBehaviours,
  type Compiled,
  classNamesOnly,
  compile,
  compress,
  filesOf,
  findBlocks,
  findKitBehaviours,
  lazyFilesOf,
  minifyStyles,
  type PackageFolder,
  readPackageFolder,
  serverConfiguration,
  stylesConfiguration,
} from '@stadtraum/federation-kit/build';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { BENCH, MONOLITH_FOLDER, ROOT } from '../sites/folders.ts';
import type { BuiltAsset, MonolithFiles } from './files.ts';

interface SourceBlock {
  type: string;
  /** Absolute path, like `component`. */
  declaration: string;
  component: string;
  behaviour?: string;
}

/**
 * Builds the whole site in one step: every block of every remote, the kit and the shell's script in one webpack build for the
 * browser, one stylesheet and one bundle for the server, with the same settings as the releases.
 */
export async function buildMonolith(): Promise<void> {
  const source = readPackageFolder(BENCH);
  const blocks = findAllBlocks();
  await mkdir(join(MONOLITH_FOLDER, 'source'), { recursive: true });
  await writeSource('main.js', browserEntry(blocks));
  await writeSource('styles.js', stylesEntry(blocks));

  const [server, browser, styles, behaviours] = await Promise.all([
    compile(serverConfiguration(source, { index: serverEntry(blocks) }, ['fastify'])),
    compile(browserBuild(source)),
    compile(stylesBuild(source)),
    buildBehaviours(source, behaviourSources(blocks), compile),
  ]);
  await writeFile(join(MONOLITH_FOLDER, 'index.cjs'), required(server.assets.get('index.cjs'), 'index.cjs'));
  const files = await filesFor(blocks, browser, styles, behaviours);
  await writeFile(join(MONOLITH_FOLDER, 'files.bin'), serialize(files));
}

function findAllBlocks(): SourceBlock[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => readPackageFolder(join(ROOT, name)))
    .flatMap((remote) =>
      findBlocks(remote).map(({ type, declaration, component, behaviour }) => ({
        type,
        declaration: join(remote.folder, declaration),
        component: join(remote.folder, component),
        ...(behaviour && { behaviour: join(remote.folder, behaviour) }),
      })),
    );
}

function writeSource(name: string, code: string): Promise<void> {
  return writeFile(join(MONOLITH_FOLDER, 'source', name), code);
}

/** The kit's behaviours as `kit-<name>`, those of blocks as `block-<type>`: separate scripts, as in the composed site. */
function behaviourSources(blocks: readonly SourceBlock[]): Record<string, string> {
  const kit = readPackageFolder(join(ROOT, 'shared-ui'));
  return Object.fromEntries([
    ...Object.entries(findKitBehaviours(kit)).map(([name, file]) => [`kit-${name}`, join(kit.folder, file)]),
    ...blocks.flatMap(({ type, behaviour }) => (behaviour ? [[`block-${type}`, behaviour]] : [])),
  ]);
}

/** Each component is a lazy chunk, as in the composed site, so that both sites load their islands at the same points. */
function browserEntry(blocks: readonly SourceBlock[]): string {
  const components = blocks.map(({ type, component }) => {
    const file = JSON.stringify(component);
    return `${JSON.stringify(type)}: () => import(/* webpackChunkName: ${JSON.stringify(type)} */ ${file})`;
  });
  const start = JSON.stringify(join(BENCH, 'src/monolith/browser/start.ts'));
  return `import { start } from ${start};\nstart({\n${components.join(',\n')}\n});\n`;
}

function stylesEntry(blocks: readonly SourceBlock[]): string {
  const files = [join(ROOT, 'shared-ui/src/base/base.css'), ...blocks.map(({ component }) => component)];
  return files.map((file) => `import ${JSON.stringify(file)};\n`).join('');
}

function serverEntry(blocks: readonly SourceBlock[]): string {
  const imports = blocks.map(
    ({ declaration }, index) => `import block${index} from ${JSON.stringify(declaration)};`,
  );
  const pairs = blocks.map(({ type }, index) => `${JSON.stringify(type)}: block${index}`);
  const program = JSON.stringify(join(BENCH, 'src/monolith/program.ts'));
  return [...imports, `export const blocks = {${pairs}};`, `export { createMonolith } from ${program};`].join(
    '\n',
  );
}

function browserBuild(source: PackageFolder) {
  const browser = browserConfiguration(source);
  const { rules, plugins = [] } = classNamesOnly(source);
  return {
    ...browser,
    entry: { main: './dist/monolith-build/source/main.js' },
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), ...rules] },
    plugins: [...(browser.plugins ?? []), ...plugins],
  };
}

function stylesBuild(source: PackageFolder) {
  const styles = stylesConfiguration(source, { site: './dist/monolith-build/source/styles.js' }, []);
  return { ...styles, optimization: { minimize: false, splitChunks: false as const } };
}

async function filesFor(
  blocks: readonly SourceBlock[],
  browser: Compiled,
  styles: Compiled,
  behaviours: Behaviours,
): Promise<MonolithFiles> {
  const stylesheets = filesOf(styles, 'site', '.css');
  const published = new Map(
    [...browser.assets, ...styles.assets]
      .filter(([name]) => !name.endsWith('.map') && (!styles.assets.has(name) || !name.endsWith('.js')))
      .map(([name, bytes]): [string, Buffer] => [`browser/${name}`, bytes])
      .concat(behaviours.files),
  );
  await minifyStyles(published);
  const compressed = await compress(published);

  const asset = (name: string): BuiltAsset => ({
    url: urlOf(`browser/${name}`),
    integrity: integrityOf(required(published.get(`browser/${name}`), name)),
  });
  const scriptsOf = (...groups: string[]) => {
    const names = groups.flatMap((group) => filesOf(browser, group, '.js'));
    return [...new Set(names)].map(asset);
  };
  const mainScripts = scriptsOf('main');
  return {
    main: required(mainScripts.at(-1), 'main script'),
    mainImports: mainScripts.slice(0, -1),
    shellScripts: scriptsOf(...SHELL_PARTS),
    stylesheets: stylesheets.map(asset),
    islands: Object.fromEntries(blocks.map(({ type }) => [type, scriptsOf('host', type)])),
    lazyScripts: Object.fromEntries(blocks.map(({ type }) => [type, lazyFilesOf(browser, type).map(asset)])),
    behaviours: Object.fromEntries(
      [...behaviours.scripts].map(([name, path]) => [name, asset(path.slice('browser/'.length))]),
    ),
    served: [...published].map(([path, bytes]) => {
      const brotli = compressed.get(`${path}.br`);
      return {
        url: urlOf(path),
        type: required(TYPES[extname(path)], `media type for ${path}`),
        bytes,
        ...(brotli && { brotli }),
      };
    }),
  };
}

/** `main` and the chunks that it loads later, by name. */
const SHELL_PARTS = ['main', 'host', 'consent', 'native-sanitizer', 'sanitizer'];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`the monolith's build has no ${name}`);
  return value;
}

function urlOf(path: string): string {
  return `/assets/monolith/1/${path.slice('browser/'.length)}`;
}
