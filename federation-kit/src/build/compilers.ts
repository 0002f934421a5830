import type { Compiler, Configuration } from 'webpack';
import { type Compile, closeCompiler, createCompiler, runCompiler } from './compile.ts';

/** Compilers that remember what they have compiled. */
export interface Compilers {
  /** Compiles a configuration; only what has changed since its last compilation is compiled again. */
  compile: Compile;
  close(): Promise<void>;
}

/** Creates compilers for development: nothing is minified, and scripts contain their source maps. */
export function createCompilers(): Compilers {
  const compilers = new Map<string, Compiler>();
  return {
    async compile(configuration) {
      const key = fingerprint(configuration);
      const compiler = compilers.get(key) ?? createCompiler(forDevelopment(configuration));
      compilers.set(key, compiler);
      return runCompiler(compiler);
    },
    async close() {
      await Promise.all([...compilers.values()].map(closeCompiler));
      compilers.clear();
    },
  };
}

/** Equal for equal configurations, also after a block was added, which changes entries and plugins. */
function fingerprint(configuration: Configuration): string {
  return JSON.stringify(configuration, (_key, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}

function forDevelopment(configuration: Configuration): Configuration {
  const { devtool, optimization } = configuration;
  return {
    ...configuration,
    cache: { type: 'memory' },
    ...(devtool && { devtool: 'inline-cheap-module-source-map' }),
    optimization: { ...optimization, minimize: false, concatenateModules: false, realContentHash: false },
  };
}
