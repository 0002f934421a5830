import { createHash } from 'node:crypto';
import webpack, { type Configuration } from 'webpack';
import type { PackageFolder } from '../source/package-folder.ts';
import { baseConfiguration } from './base.ts';
import { classNamesOnly } from './scripts.ts';

/** A generated module: `[name].cjs` of the output. */
export type ServerEntries = Record<string, string>;

/**
 * The server build: a single CommonJS file for each entry, with what the kit shares left to `require`. What is imported lazily
 * is left out: rendering to a string waits for nothing, and every renderer would have to read it at its start. The file is not
 * minified, so that a stack trace from the renderer names what the team wrote.
 *
 * @param entries source code by name; imports in it are relative to the package
 */
export function serverConfiguration(
  source: PackageFolder,
  entries: ServerEntries,
  externals: string[],
): Configuration {
  const base = baseConfiguration(source, 'server');
  const { rules, plugins = [] } = classNamesOnly(source);
  // Named by its code: a build that takes up an earlier one would take a module of the same name for the same module.
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
