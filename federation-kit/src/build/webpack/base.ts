import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AcceptedPlugin } from 'postcss';
import type { Configuration, RuleSetRule } from 'webpack';
import { classNameOf } from '../css/class-names.ts';
import { scopeVendorText } from '../css/scope-vendors.ts';
import { layersOf, wrapInLayer } from '../css/style-layers.ts';
import { BLOCKS_FOLDER, findBlocks } from '../source/block-folders.ts';
import { IS_INSTALLED } from '../source/installed.ts';
import { installedPackage, type PackageFolder } from '../source/package-folder.ts';

const require = createRequire(import.meta.url);

export type Runtime = 'browser' | 'server';

/** The settings that all compilations share, such as resolution and loaders. The output depends only on the source. */
export function baseConfiguration(
  source: PackageFolder,
  runtime: Runtime,
  options: { fastRefresh?: boolean } = {},
): Configuration {
  return {
    name: `${source.name} (${runtime})`,
    mode: 'production',
    target: runtime === 'browser' ? ['web', 'es2022'] : 'node20',
    context: source.folder,
    entry: {},
    devtool: false,
    cache: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    resolve: {
      conditionNames: [...(IS_INSTALLED ? [] : ['source']), 'es2015', '...'],
      ...(source.manifest.release?.kind === 'kit' && { alias: reactOf(source) }),
    },
    resolveLoader: { modules: [] },
    module: { rules: [scriptRule(options.fastRefresh ?? false)] },
  };
}

/** A kit has one React: the one that is installed for it, even for packages that would find another one beside them. */
function reactOf(kit: PackageFolder): Record<string, string> {
  return Object.fromEntries(['react', 'react-dom'].map((name) => [name, installedPackage(kit, name).folder]));
}

/** Compiles TypeScript and JSX. Workspace packages are links, so their real paths are outside node_modules. */
function scriptRule(fastRefresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
        transform: { react: { runtime: 'automatic', development: fastRefresh, refresh: fastRefresh } },
      },
    },
  };
}

/** css-loader with class names that are the same in every compilation. */
export function cssLoader(source: PackageFolder, options: { classNamesOnly: boolean }) {
  return {
    loader: require.resolve('css-loader'),
    options: {
      // Stylesheets imported by other stylesheets also pass through the layer loader.
      importLoaders: options.classNamesOnly ? 0 : 1,
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: options.classNamesOnly,
        getLocalIdent: (context: { resourcePath: string }, _template: string, localName: string) =>
          classNameOf(source, context.resourcePath, localName),
      },
    },
  };
}

/**
 * Puts the rules of each stylesheet into its layer, before css-loader.
 *
 * @param more plugins that come after that
 */
export function layerLoader(source: PackageFolder, more: readonly AcceptedPlugin[] = []) {
  const layerOf = layersOf(source);
  return {
    loader: require.resolve('postcss-loader'),
    options: {
      postcssOptions: (context: { resourcePath: string }) => ({
        config: false,
        plugins: [wrapInLayer({ layer: layerOf(context.resourcePath) }), ...more],
      }),
    },
  };
}

/** The attributes of other imports than `import css from './settings.css' with { type: 'text' }`. */
export const NOT_TEXT = { type: { not: 'text' } };

/**
 * Makes such an import the stylesheet's text with its rules in their layer, for lazy scripts that adopt their stylesheets.
 *
 * @param options.scoped whether rules of vendors are limited to the package's blocks
 */
export function stylesheetText(source: PackageFolder, { scoped = false } = {}): RuleSetRule {
  const types = () => findBlocks(source).map(({ type }) => type);
  const scope = scopeVendorText({ folder: join(source.folder, BLOCKS_FOLDER), types });
  const use = [layerLoader(source, scoped ? [scope] : [])];
  return { test: /\.css$/, with: { type: 'text' }, type: 'asset/source', use };
}
