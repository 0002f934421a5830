import { reasonOf } from '@stadtraum/contracts/errors';
import type { BlockDeclaration } from '@stadtraum/contracts/release-manifest';
import { buildError } from '../errors.ts';
import { buildBehaviours, findKitBehaviours } from './behaviours.ts';
import { blockStyles } from './block-styles.ts';
import { bundledModules, bundledPackages, packageFinder } from './bundled-packages.ts';
import { checkBlocks, type DeclaredBlock, type Inspection } from './check-blocks.ts';
import { assetOf, type Compile, type Compiled } from './compile.ts';
import { evaluateBundle } from './evaluate-bundle.ts';
import { type KitImports, kitImports, lowestKit, rejectKitSources, usesOf } from './kit-imports.ts';
import {
  browserFiles,
  containerEntry,
  EXAMPLES_FILE,
  lazyScriptsOf,
  type ReleaseContent,
  SERVER_BUNDLE,
  scriptsOf,
  sourceMapsOf,
  sourcesOf,
  stylesheetsOf,
} from './release-content.ts';
import { type BlockFolder, findBlocks } from './source/block-folders.ts';
import { kitOf, type PackageFolder } from './source/package-folder.ts';
import { containerConfiguration } from './webpack/container.ts';
import { serverConfiguration } from './webpack/server.ts';
import { stylesConfiguration } from './webpack/styles.ts';

export interface RemoteOptions {
  /** Whether an open page can exchange the components. For development only. @default false */
  fastRefresh?: boolean;
}

/**
 * Builds a remote: its blocks for the server, their stylesheets, and the blocks with behaviour for the browser.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID, BUILD_BLOCK_INVALID, BUILD_COMPILE_FAILED, BUILD_STYLES_LEAK, BUILD_STYLES_OUTSIDE_LAYER,
 *   BUILD_KIT_MODULE_COPIED
 */
export async function buildRemote(
  remote: PackageFolder,
  compile: Compile,
  options: RemoteOptions = {},
): Promise<ReleaseContent> {
  const folders = findBlocks(remote);
  const kit = kitOf(remote);
  const imports = kitImports(remote, kit);

  const server = await compile(serverConfiguration(remote, serverEntries(folders), imports.specifiers));
  rejectKitSources(remote, kit, server);
  const uses = usesOf(remote, [server], 'index', imports);
  const bundledOnServer = bundledModules(server, 'index');
  const findPackage = packageFinder();
  // The browser's part is compiled only if the server's copies nothing.
  bundledPackages(remote, kit, bundledOnServer, findPackage);
  const { blocks, examples } = checkBlocks(folders, inspect(server));
  checkKitBehaviours(kit, blocks);
  const [styles, browser, behaviours] = await Promise.all([
    compile(stylesConfiguration(remote, styleEntries(folders), imports.specifiers)),
    compileIslands(remote, blocks, imports, compile, options),
    buildBehaviours(remote, behaviourSources(folders), compile),
  ]);
  const bundledInBrowsers = [
    ...bundledModules(browser, remote.name),
    ...Object.keys(behaviourSources(folders)).flatMap((type) => bundledModules(behaviours.compiled, type)),
  ];
  const bundled = bundledPackages(remote, kit, [...bundledOnServer, ...bundledInBrowsers], findPackage);

  return {
    files: new Map([
      [SERVER_BUNDLE, assetOf(server, 'index.cjs')],
      [EXAMPLES_FILE, Buffer.from(`${JSON.stringify(examples, null, 1)}\n`)],
      ...blockStyles(remote, styles, folders),
      ...(browser === undefined ? [] : browserFiles(browser)),
      ...behaviours.files,
    ]),
    sourceMaps: new Map([...sourceMapsOf(browser), ...behaviours.sourceMaps]),
    sources: new Map([...sourcesOf(remote, browser), ...sourcesOf(remote, behaviours.compiled)]),
    server: SERVER_BUNDLE,
    examples: EXAMPLES_FILE,
    entries: browser === undefined ? {} : { container: containerEntry(remote, browser) },
    blocks: blocks.map((block) => ({
      ...declarationOf(remote, block, imports, styles, browser),
      ...ownBehaviour(behaviours.scripts.get(block.type)),
    })),
    uses,
    bundled,
    provides: {},
    lowestKit: lowestKit(remote, kit),
  };
}

/**
 * Two bundles: the components, which are published, and the declarations with examples and components, which the build inspects. Schemas
 * are in the manifest: renderers evaluate the published bundle for each page with a visitor's input.
 */
function serverEntries(folders: BlockFolder[]): { index: string; inspection: string } {
  const blocks = defaultExports(folders, 'blocks', ({ declaration }) => declaration);
  const examples = defaultExports(folders, 'examples', ({ examples }) => examples);
  const components = defaultExports(folders, 'components', ({ component }) => component);
  const index = defaultExports(
    folders,
    'blocks',
    ({ component }) => component,
    '({ component: module.default })',
  );
  return { index, inspection: [blocks, examples, components].join('\n') };
}

/** Tolerates a missing default export, which `checkBlocks` reports more clearly. */
function defaultExports(
  folders: BlockFolder[],
  name: string,
  file: (folder: BlockFolder) => string,
  value = 'module.default',
): string {
  const imports = folders.map(
    (folder, index) => `import * as ${name}${index} from ${JSON.stringify(file(folder))};`,
  );
  const pairs = folders.map(({ type }, index) => `[${JSON.stringify(type)}, ${name}${index}]`);
  return [
    ...imports,
    `export const ${name} = Object.fromEntries([${pairs}].map(([type, module]) => [type, ${value}]));`,
  ].join('\n');
}

function inspect(server: Compiled): Inspection {
  try {
    return evaluateBundle(assetOf(server, 'inspection.cjs').toString(), 'inspection.cjs') as Inspection;
  } catch (cause) {
    const reason = `its code throws when it is loaded: ${reasonOf(cause)}`;
    throw buildError('BUILD_BLOCK_INVALID', { file: 'src/blocks', reason }, { cause });
  }
}

/** @throws CodedError BUILD_BLOCK_INVALID when a block names a behaviour that the kit does not have */
function checkKitBehaviours(kit: PackageFolder, blocks: DeclaredBlock[]): void {
  const offered = Object.keys(findKitBehaviours(kit));
  for (const { type, behaviours = [] } of blocks) {
    for (const name of behaviours.filter((behaviour) => !offered.includes(behaviour))) {
      const reason = `the kit has no behaviour "${name}"; it has ${offered.join(', ') || 'none'}`;
      throw buildError('BUILD_BLOCK_INVALID', { file: `src/blocks/${type}/block.ts`, reason });
    }
  }
}

function behaviourSources(folders: BlockFolder[]): Record<string, string> {
  return Object.fromEntries(folders.flatMap(({ type, behaviour }) => (behaviour ? [[type, behaviour]] : [])));
}

function ownBehaviour(path: string | undefined) {
  return path === undefined ? {} : { behaviour: path };
}

function styleEntries(folders: BlockFolder[]): Record<string, string> {
  return Object.fromEntries(folders.map(({ type, component }) => [type, component]));
}

/** Undefined if no block has behaviour; the release then has no scripts for browsers. */
async function compileIslands(
  remote: PackageFolder,
  blocks: DeclaredBlock[],
  { ranges }: KitImports,
  compile: Compile,
  options: RemoteOptions,
): Promise<Compiled | undefined> {
  const islands = blocks.filter(({ hydrate }) => hydrate !== 'none');
  if (islands.length === 0) return undefined;
  const exposes = islands.map(({ type }) => [
    `./${type}`,
    { name: type, import: `./src/blocks/${type}/${type}.tsx` },
  ]);
  return compile(containerConfiguration(remote, Object.fromEntries(exposes), ranges.keys(), options));
}

function declarationOf(
  remote: PackageFolder,
  block: DeclaredBlock,
  imports: KitImports,
  styles: Compiled,
  browser: Compiled | undefined,
): BlockDeclaration {
  const isIsland = block.hydrate !== 'none' && browser !== undefined;
  return {
    ...block,
    ...(isIsland && { expose: `./${block.type}`, lazy: lazyScriptsOf(browser, block.type) }),
    chunks: isIsland ? scriptsOf(browser, block.type) : [],
    stylesheets: stylesheetsOf(styles, block.type),
    // The styles compilation covers all blocks: those without JavaScript also need the stylesheets of the kit's components. The
    // browser's also knows what libraries import.
    uses: usesOf(remote, isIsland ? [styles, browser] : [styles], block.type, imports),
  };
}
