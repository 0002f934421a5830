import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, {
  type ChunkGraph,
  type Configuration,
  type Module,
  type RuleSetRule,
  type WebpackPluginInstance,
} from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration, cssLoader, stylesheetText } from './base.ts';
import { RelativeSourceMaps } from './relative-source-maps.ts';

/**
 * Settings for a browser build. The output is ES modules that load others only with `import()`: no inline scripts, no `eval`,
 * nothing that Trusted Types would block.
 */
export function browserConfiguration(
  source: PackageFolder,
  options: { fastRefresh?: boolean } = {},
): Configuration {
  const base = baseConfiguration(source, 'browser', options);
  const text = stylesheetText(source, { scoped: source.manifest.release?.kind === 'remote' });
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), text] },
    // Scripts do not refer to their maps, which are not published.
    devtool: 'hidden-source-map',
    experiments: { outputModule: true },
    externalsType: 'global',
    plugins: [new RelativeSourceMaps(), withoutEmptyChunks],
    output: {
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: source.name,
      // A module that throws during evaluation is evaluated again at the next attempt.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // swc uses threads; starting processes would take longer than minifying.
          parallel: false,
          extractComments: false,
          minimizerOptions: { module: true, compress: { passes: 2 }, mangle: true },
        }),
      ],
      splitChunks: splitSharedCode(),
    },
  };
}

/** Chunk name of the lazy entries that are merged into one script, `common`, with all code that they share with others. */
export const TOGETHER = 'together';
const COMMON = 'common';

/** Code that two lazy entries share becomes a separate chunk, unless it is too small to be worth a request. */
function splitSharedCode() {
  return {
    chunks: 'all' as const,
    minSize: 1_500,
    maxAsyncRequests: Number.POSITIVE_INFINITY,
    maxInitialRequests: Number.POSITIVE_INFINITY,
    cacheGroups: {
      default: { minChunks: 2, reuseExistingChunk: true, test: isOwnCode },
      together: { name: COMMON, test: isTogether, minSize: 0, priority: 10 },
      // Split off at any size: otherwise each component's chunk would contain react/jsx-runtime.
      defaultVendors: {
        test: /node_modules/,
        minChunks: 2,
        minSize: 0,
        priority: 20,
        reuseExistingChunk: true,
      },
    },
  };
}

/** Removes the chunks that are empty after `together` has merged them; webpack removes empty chunks only before that. */
const withoutEmptyChunks: WebpackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('WithoutEmptyChunks', ({ chunkGraph, chunks, hooks }) =>
      hooks.afterOptimizeChunks.tap('WithoutEmptyChunks', () => {
        for (const chunk of [...chunks]) {
          if (chunkGraph.getNumberOfChunkModules(chunk) > 0 || chunk.hasRuntime()) continue;
          chunkGraph.disconnectChunk(chunk);
          chunks.delete(chunk);
        }
      }),
    ),
};

/** Modules from the share scope have no code: a chunk of them alone would only make the container larger. */
function isOwnCode({ type }: Module): boolean {
  return type !== 'consume-shared-module';
}

function isTogether(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === TOGETHER);
}

/** Reduces stylesheets to their class names in scripts. Documents link the stylesheets, which `styles.ts` builds. */
export function classNamesOnly(source: PackageFolder): {
  rules: RuleSetRule[];
  plugins: Configuration['plugins'];
} {
  return {
    rules: [{ test: /\.module\.css$/, use: [cssLoader(source, { classNamesOnly: true })] }],
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/(?<!\.module)\.css$/, (imported: webpack.ResolveData) => {
        if (imported.attributes?.type !== 'text') imported.request = 'data:text/javascript,';
      }),
    ],
  };
}
