import type { Module } from 'webpack';
import { type Compile, type Compiled, modulesOf } from './compile.ts';

/** From which source files a release was built. */
export interface ChangeableSources {
  /** Hash of each file's compiled code, by path. */
  files: ReadonlyMap<string, string>;
  /** Paths of the files that each block's component and scripts are made of, by block type. */
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A way to compile that remembers the sources of everything it has compiled. */
export function recordSources(compile: Compile) {
  const compilations: Compiled[] = [];
  const recording: Compile = async (configuration) => {
    const compiled = await compile(configuration);
    compilations.push(compiled);
    return compiled;
  };
  return {
    compile: recording,
    /** @param types the release's blocks, after which their chunks are named */
    sources: (types: readonly string[]): ChangeableSources => ({
      files: filesOf(compilations),
      blocks: new Map(types.map((type) => [type, filesOfGroup(compilations, type)])),
    }),
  };
}

function filesOf(compilations: readonly Compiled[]): Map<string, string> {
  const hashes = new Map<string, string[]>();
  for (const { compilation } of compilations) {
    for (const module of compilation.modules) {
      const file = module.nameForCondition();
      const hash: unknown = module.buildInfo?.hash;
      // Stylesheets are also compiled by modules that end up in no chunk.
      const isUsed = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
      if (file && isUsed && isCode(module) && typeof hash === 'string')
        hashes.set(file, [...(hashes.get(file) ?? []), hash]);
    }
  }
  // Compilations end in any order.
  return new Map([...hashes].map(([file, found]) => [file, found.sort().join()]));
}

function filesOfGroup(compilations: readonly Compiled[], group: string): Set<string> {
  const modules: Module[] = compilations.flatMap((compiled) => [...modulesOf(compiled, group)]);
  return new Set(modules.filter(isCode).flatMap((module) => module.nameForCondition() ?? []));
}

/** A stylesheet is also a module of class names, which is code. */
function isCode({ type }: Module): boolean {
  return type !== 'css/mini-extract';
}
