import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { IS_INSTALLED } from '../source/installed.ts';
import { kitFor, type PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration, cssLoader, layerLoader, NOT_TEXT, stylesheetText } from '../webpack/base.ts';
import { OwnStyles } from '../webpack/own-styles.ts';
import { exampleModule } from './example-modules.ts';

const require = createRequire(import.meta.url);

/** The page's source file, even when this file runs from dist; installed packages are not compiled. */
const PAGE = join(
  import.meta.dirname,
  IS_INSTALLED ? 'page/main.js' : '../../../src/build/dev/page/main.tsx',
);

/**
 * The development page: one bundle, without federation, built from source, including a workspace's kit. Changed components are replaced in
 * the page and keep their state.
 */
export function devConfiguration(source: PackageFolder): Configuration {
  const base = baseConfiguration(source, 'browser', { fastRefresh: true });
  return {
    ...base,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    entry: [join(kitFor(source).folder, 'src/base/base.css'), PAGE],
    output: { filename: 'main.js', publicPath: '/', assetModuleFilename: '[name][ext]' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.css$/,
          with: NOT_TEXT,
          use: [
            require.resolve('style-loader'),
            cssLoader(source, { classNamesOnly: false }),
            layerLoader(source),
          ],
        },
        stylesheetText(source),
        { test: /\.(woff2|svg|webp|avif|jpg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin({ 'examples.js': () => exampleModule(source) }),
      new OwnStyles(source),
      new ReactRefreshPlugin({ include: /\.tsx$/, overlay: false }),
    ],
  };
}
