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
  const kept = new Map<string, { fingerprint: string; compiler: Compiler }>();
  return {
    async compile(configuration) {
      const { name = '' } = configuration;
      const fingerprint = fingerprintOf(configuration);
      const last = kept.get(name);
      if (last?.fingerprint === fingerprint) return runCompiler(last.compiler);
      const compiler = createCompiler(forDevelopment(configuration));
      kept.set(name, { fingerprint, compiler });
      if (last) await closeCompiler(last.compiler);
      return runCompiler(compiler);
    },
    async close() {
      await Promise.all([...kept.values()].map(({ compiler }) => closeCompiler(compiler)));
      kept.clear();
    },
  };
}

/** Equal for equal configurations. A block that is added or removed changes entries and plugins. */
function fingerprintOf(configuration: Configuration): string {
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
