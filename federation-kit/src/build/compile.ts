import { errorCode } from '@stadtraum/contracts/errors';
import webpack, { type ChunkGroup, type Compilation, type Configuration, type Module } from 'webpack';
import { buildError } from '../errors.ts';

/** A finished compilation. Nothing is written to disk: `assets` are the bytes by file name. */
export interface Compiled {
  compilation: Compilation;
  assets: Map<string, Buffer>;
}

/** @throws CodedError BUILD_COMPILE_FAILED with webpack's own messages */
export async function compile(configuration: Configuration): Promise<Compiled> {
  const compiler = webpack(configuration);
  if (compiler === null)
    throw buildError('BUILD_COMPILE_FAILED', { release: 'webpack', reason: 'no compiler' });
  compiler.hooks.shouldEmit.tap('federation-kit', () => false);
  try {
    const { compilation } = await new Promise<{ compilation: Compilation }>((resolve, reject) => {
      compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats)));
    });
    failOnProblems(configuration.name ?? '', compilation);
    return { compilation, assets: assetsOf(compilation) };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** One asset of a compilation. */
export function assetOf({ assets }: Compiled, name: string): Buffer {
  const bytes = assets.get(name);
  if (bytes === undefined) throw new Error(`webpack emitted no ${name}`);
  return bytes;
}

/** Scripts or stylesheets that a chunk group loads immediately, in loading order. */
export function filesOf({ compilation }: Compiled, groupName: string, extension: '.js' | '.css'): string[] {
  const files = compilation.namedChunkGroups.get(groupName)?.getFiles() ?? [];
  return [...new Set(files)].filter((file) => file.endsWith(extension));
}

/** Scripts that a chunk group may load later, sorted, without those that it loads immediately. */
export function lazyFilesOf(compiled: Compiled, groupName: string): string[] {
  const immediate = filesOf(compiled, groupName, '.js');
  const files = groupsOf(compiled, groupName).flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js') && !immediate.includes(file)).sort();
}

/** All modules of the chunk group and of its lazy chunks, including those that webpack has merged into others. */
export function modulesOf(compiled: Compiled, groupName: string): Set<Module> {
  const { chunkGraph } = compiled.compilation;
  const modules = new Set<Module>();
  for (const chunk of groupsOf(compiled, groupName).flatMap(({ chunks }) => chunks)) {
    for (const module of chunkGraph.getChunkModules(chunk)) {
      for (const merged of 'modules' in module ? (module.modules as Module[]) : [module]) modules.add(merged);
    }
  }
  return modules;
}

/** A chunk group and all groups that it may load later, directly or not. */
function groupsOf({ compilation }: Compiled, groupName: string): ChunkGroup[] {
  const group = compilation.namedChunkGroups.get(groupName);
  const groups = new Set<ChunkGroup>(group ? [group] : []);
  for (const { childrenIterable } of groups) for (const child of childrenIterable) groups.add(child);
  return [...groups];
}

/** Treats webpack's warnings, such as a missing export, as errors: the code would fail in production. */
function failOnProblems(release: string, compilation: Compilation): void {
  const problems = [...compilation.errors, ...compilation.warnings];
  if (problems.length === 0) return;
  const reason = problems.map((problem) => `\n${problem.message}`).join('\n');
  const coded = problems.find((problem) => errorCode(problem) !== undefined);
  throw coded ?? buildError('BUILD_COMPILE_FAILED', { release, reason });
}

function assetsOf(compilation: Compilation): Map<string, Buffer> {
  return new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
}
