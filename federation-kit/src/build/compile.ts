import { errorCode } from '@stadtraum/contracts/errors';
import webpack, {
  type Chunk,
  type ChunkGroup,
  type Compilation,
  type Compiler,
  type Configuration,
  type Module,
} from 'webpack';
import { buildError } from '../errors.ts';

/** A finished compilation. Nothing is written to disk: `assets` are the bytes by file name. */
export interface Compiled {
  compilation: Compilation;
  assets: Map<string, Buffer>;
}

/**
 * Compiles a configuration.
 *
 * @throws CodedError BUILD_COMPILE_FAILED with webpack's own messages
 */
export type Compile = (configuration: Configuration) => Promise<Compiled>;

/** Compiles a configuration once. */
export const compile: Compile = async (configuration) => {
  const compiler = createCompiler(configuration);
  try {
    return await runCompiler(compiler);
  } finally {
    await closeCompiler(compiler);
  }
};

/** A compiler that writes nothing to disk. */
export function createCompiler(configuration: Configuration): Compiler {
  const compiler = webpack(configuration);
  if (compiler === null)
    throw buildError('BUILD_COMPILE_FAILED', { release: 'webpack', reason: 'no compiler' });
  compiler.hooks.shouldEmit.tap('federation-kit', () => false);
  return compiler;
}

/** @throws CodedError BUILD_COMPILE_FAILED */
export async function runCompiler(compiler: Compiler): Promise<Compiled> {
  const { compilation } = await new Promise<{ compilation: Compilation }>((resolve, reject) => {
    compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats)));
  });
  failOnProblems(compiler.options.name ?? '', compilation);
  return { compilation, assets: assetsOf(compilation) };
}

export function closeCompiler(compiler: Compiler): Promise<unknown> {
  return new Promise((resolve) => compiler.close(resolve));
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
  const chunks = groupsOf(compiled, groupName).flatMap((group) => group.chunks);
  return new Set(chunks.flatMap((chunk) => modulesIn(compiled, chunk)));
}

/** The three largest modules of each script, by its name. */
export function largestModules(compiled: Compiled): Map<string, Module[]> {
  const largest = new Map<string, Module[]>();
  for (const chunk of compiled.compilation.chunks) {
    const modules = modulesIn(compiled, chunk).sort((a, b) => b.size('javascript') - a.size('javascript'));
    for (const file of chunk.files) largest.set(file, modules.slice(0, 3));
  }
  return largest;
}

/** The modules of a chunk, including those that webpack has merged into others. */
function modulesIn({ compilation }: Compiled, chunk: Chunk): Module[] {
  return compilation.chunkGraph
    .getChunkModules(chunk)
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));
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
