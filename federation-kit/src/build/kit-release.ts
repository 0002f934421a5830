import type { SharedModule } from '@stadtraum/contracts/release-manifest';
import { buildBehaviours, findKitBehaviours } from './behaviours.ts';
import { assetOf, type Compile, type Compiled } from './compile.ts';
import {
  browserFiles,
  CLIENT_BUNDLE,
  containerEntry,
  lazyScriptsOf,
  type ReleaseContent,
  SERVER_BUNDLE,
  scriptsOf,
  sourceMapsOf,
  sourcesOf,
  styleFiles,
  stylesheetsOf,
} from './release-content.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { exposeOf, type SharedModuleSource, sharedModules, sharedVersion } from './source/shared-modules.ts';
import { containerConfiguration } from './webpack/container.ts';
import { TOGETHER } from './webpack/scripts.ts';
import { serverConfiguration } from './webpack/server.ts';
import type { ProvidedModules } from './webpack/share-scope.ts';
import { stylesConfiguration } from './webpack/styles.ts';

/** The global stylesheet for all pages: layer order, tokens, fonts, reset. */
const BASE_ENTRY = 'base';
const BASE_STYLESHEET = './src/base/base.css';

/** React's client for processes that hydrate. It is not part of the server bundle, because renderers would compile it at their start. */
const CLIENT = `module.exports = require('react-dom/client');`;
/** One instance of React: that of the server bundle. */
const REACT = ['react', 'react-dom'];

/**
 * Builds a kit: each shared module as its own expose and chunk, its stylesheets, the base stylesheet, the modules for the renderer,
 * and React's client.
 *
 * @throws CodedError BUILD_PACKAGE_INVALID, BUILD_COMPILE_FAILED, BUILD_STYLES_OUTSIDE_LAYER
 */
export async function buildKit(kit: PackageFolder, compile: Compile): Promise<ReleaseContent> {
  const modules = sharedModules(kit);
  const inBrowser = modules.filter(({ browser }) => browser);

  const [server, client, styles, browser, behaviours] = await Promise.all([
    compile(serverConfiguration(kit, { index: lazyModules(modules) }, [])),
    compile(clientConfiguration(kit)),
    compile(stylesConfiguration(kit, styleEntries(kit, modules), foreignModules(kit, modules))),
    compile(
      containerConfiguration(kit, exposes(kit, inBrowser), [], {
        provided: specifiersByVersion(kit, inBrowser),
      }),
    ),
    buildBehaviours(kit, findKitBehaviours(kit), compile),
  ]);

  return {
    files: new Map([
      [SERVER_BUNDLE, assetOf(server, 'index.cjs')],
      [CLIENT_BUNDLE, assetOf(client, 'client.cjs')],
      ...styleFiles(styles),
      ...browserFiles(browser),
      ...behaviours.files,
    ]),
    sourceMaps: new Map([...sourceMapsOf(browser), ...behaviours.sourceMaps]),
    sources: new Map([...sourcesOf(kit, browser), ...sourcesOf(kit, behaviours.compiled)]),
    server: SERVER_BUNDLE,
    client: CLIENT_BUNDLE,
    entries: {
      container: containerEntry(kit, browser),
      [BASE_ENTRY]: { chunks: [], stylesheets: stylesheetsOf(styles, BASE_ENTRY) },
    },
    blocks: [],
    uses: {},
    provides: Object.fromEntries(
      inBrowser.map((module) => [module.specifier, provided(kit, module, styles, browser)]),
    ),
    behaviours: Object.fromEntries(behaviours.scripts),
  };
}

/** Named, because the build cache has one folder for each name. */
function clientConfiguration(kit: PackageFolder) {
  return { ...serverConfiguration(kit, { client: CLIENT }, REACT), name: `${kit.name} (client)` };
}

/** Wraps each module in a function, so that the renderer evaluates only those that it needs. */
function lazyModules(modules: SharedModuleSource[]): string {
  const pairs = modules
    .filter(({ server }) => server)
    .map(({ specifier }) => `${JSON.stringify(specifier)}: () => require(${JSON.stringify(specifier)})`);
  return `exports.modules = {\n${pairs.join(',\n')}\n};`;
}

function specifiersByVersion(kit: PackageFolder, modules: SharedModuleSource[]): ProvidedModules {
  const provided: Record<string, string[]> = {};
  for (const module of modules) {
    const version = sharedVersion(kit, module);
    provided[version] = [...(provided[version] ?? []), module.specifier];
  }
  return provided;
}

function exposes(kit: PackageFolder, modules: SharedModuleSource[]) {
  return Object.fromEntries(
    modules.map((module) => [exposeOf(module), { name: scriptName(kit, module), import: module.specifier }]),
  );
}

function styleEntries(kit: PackageFolder, modules: SharedModuleSource[]): Record<string, string> {
  const kitModules = modules.filter(({ packageName }) => packageName === kit.manifest.name);
  return {
    [BASE_ENTRY]: BASE_STYLESHEET,
    ...Object.fromEntries(kitModules.map((module) => [chunkName(module), module.specifier])),
  };
}

/** Modules of other packages have no stylesheets and are left out of the styles compilation. */
function foreignModules(kit: PackageFolder, modules: SharedModuleSource[]): string[] {
  return modules
    .filter(({ packageName }) => packageName !== kit.manifest.name)
    .map(({ specifier }) => specifier);
}

function provided(
  kit: PackageFolder,
  module: SharedModuleSource,
  styles: Compiled,
  browser: Compiled,
): SharedModule {
  return {
    version: sharedVersion(kit, module),
    expose: exposeOf(module),
    chunks: scriptsOf(browser, scriptName(kit, module)),
    lazy: lazyScriptsOf(browser, scriptName(kit, module)),
    stylesheets: stylesheetsOf(styles, chunkName(module)),
  };
}

/** Modules with the same name become one script: many small scripts compress worse and need more requests. */
function scriptName(kit: PackageFolder, module: SharedModuleSource): string {
  return kit.manifest.release?.together?.includes(module.specifier) ? TOGETHER : chunkName(module);
}

/** `@stadtraum/shared-ui/button` → `shared-ui-button`. */
function chunkName({ specifier }: SharedModuleSource): string {
  return specifier.replace(/^@[^/]+\//, '').replaceAll('/', '-');
}
