import type { Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { browserConfiguration } from './scripts.ts';

/**
 * Builds behaviours: one ES module each, which contains everything that it needs, so that it starts after a single request.
 *
 * @param files source files by name, relative to the package
 */
export function behavioursConfiguration(source: PackageFolder, files: Record<string, string>): Configuration {
  const browser = browserConfiguration(source);
  return {
    ...browser,
    name: `${source.name} (behaviours)`,
    entry: files,
    output: {
      ...browser.output,
      filename: '[name].behaviour.[contenthash:8].js',
      library: { type: 'module' },
    },
    optimization: { ...browser.optimization, splitChunks: false },
  };
}
