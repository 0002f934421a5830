import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, {
  type ChunkGraph,
  type Configuration,
  type Module,
  type RuleSetRule,
  type WebpackPluginInstance,
} from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration, cssLoader } from './base.ts';
import { RelativeSourceMaps } from './relative-source-maps.ts';

/**
 * Settings of a browser build. Everything is an ES module that loads others with `import()` alone: no inline script, no
 * `eval`, nothing that Trusted Types would have to allow.
 */
export function browserConfiguration(source: PackageFolder): Configuration {
  return {
    ...baseConfiguration(source, 'browser'),
    // Without a comment in the script that points at it: the map is kept, but not published.
    devtool: 'hidden-source-map',
    experiments: { outputModule: true },
    externalsType: 'global',
    plugins: [new RelativeSourceMaps(), withoutEmptyChunks],
    output: {
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: source.name,
      // A module that threw while it was evaluated is evaluated anew by the next attempt, instead of half existing.
      strictModuleExceptionHandling: true,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // swc has threads of its own; processes beside them would start slower than they minify.
          parallel: false,
          extractComments: false,
          minimizerOptions: { module: true, compress: { passes: 2 }, mangle: true },
        }),
      ],
      splitChunks: splitSharedCode(),
    },
  };
}

/** Name of lazy entries that are one script, with all that they share with others: `common`. */
export const TOGETHER = 'together';
const COMMON = 'common';

/** Code that two lazy entries share becomes a chunk of its own, unless it is smaller than what a request costs. */
function splitSharedCode() {
  return {
    chunks: 'all' as const,
    minSize: 1_500,
    maxAsyncRequests: Number.POSITIVE_INFINITY,
    maxInitialRequests: Number.POSITIVE_INFINITY,
    cacheGroups: {
      default: { minChunks: 2, reuseExistingChunk: true },
      together: { name: COMMON, test: isTogether, minSize: 0, priority: 10 },
      // However small: react/jsx-runtime would otherwise be repeated in every component's chunk.
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

/** What `together` leaves empty: webpack looks for empty chunks before it splits them. */
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

function isTogether(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === TOGETHER);
}

/** Of a stylesheet, scripts get the class names only: the document links the stylesheets, which `styles.ts` builds. */
export function classNamesOnly(source: PackageFolder): {
  rules: RuleSetRule[];
  plugins: Configuration['plugins'];
} {
  return {
    rules: [{ test: /\.module\.css$/, use: [cssLoader(source, { classNamesOnly: true })] }],
    plugins: [new webpack.NormalModuleReplacementPlugin(/(?<!\.module)\.css$/, 'data:text/javascript,')],
  };
}
