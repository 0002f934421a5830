import { createHash } from 'node:crypto';
import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration } from './base.ts';
import { classNamesOnly } from './scripts.ts';

/** Source code of generated modules by name; each becomes `<name>.cjs`. */
export type ServerEntries = Record<string, string>;

/**
 * The server build: one CommonJS file for each entry, which requires the kit's modules. Lazy imports are left out, because
 * rendering to a string does not wait for them and renderers would load them at startup. The file is not minified, so that
 * stack traces show the team's names.
 *
 * @param entries source code with imports relative to the package
 */
export function serverConfiguration(
  source: PackageFolder,
  entries: ServerEntries,
  externals: string[],
): Configuration {
  const base = baseConfiguration(source, 'server');
  const { rules, plugins = [] } = classNamesOnly(source);
  // Named by a hash of its code: the build cache treats a module of the same name as unchanged.
  const modules = Object.entries(entries).map(([name, code]) => ({ name, code, file: `${hashOf(code)}.js` }));
  return {
    ...base,
    entry: Object.fromEntries(modules.map(({ name, file }) => [name, `virtual:${file}`])),
    externalsType: 'commonjs',
    externals,
    output: { filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: {
      parser: { javascript: { dynamicImportMode: 'weak' } },
      rules: [...(base.module?.rules ?? []), ...rules],
    },
    plugins: [
      ...plugins,
      new webpack.experiments.schemes.VirtualUrlPlugin(
        Object.fromEntries(modules.map(({ file, code }) => [file, code])),
      ),
    ],
    optimization: { minimize: false, splitChunks: false, moduleIds: 'named' },
  };
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
