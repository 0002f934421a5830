import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildError } from '../errors.ts';
import { type Compile, type Compiled, modulesOf } from './compile.ts';
import { browserFiles, scriptsOf, sourceMapsOf } from './release-content.ts';
import type { PackageFolder } from './source/package-folder.ts';
import { behavioursConfiguration } from './webpack/behaviours.ts';

/** Packages that a behaviour must do without. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Built behaviours. */
export interface Behaviours {
  /** Path in the release, by name. */
  scripts: Map<string, string>;
  files: [path: string, bytes: Buffer][];
  sourceMaps: Map<string, Buffer>;
  /** Absent if there are no behaviours. */
  compiled?: Compiled;
}

/** A kit's behaviours: `src/<component>/behaviour.ts`, named after the folder. */
export function findKitBehaviours({ folder }: PackageFolder): Record<string, string> {
  const root = join(folder, 'src');
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'behaviour.ts')));
  return Object.fromEntries(names.sort().map((name) => [name, `./src/${name}/behaviour.ts`]));
}

/**
 * Builds behaviours and checks that they are free of React.
 *
 * @param sources source files by name, relative to the package
 * @throws CodedError BUILD_COMPILE_FAILED, BUILD_BLOCK_INVALID
 */
export async function buildBehaviours(
  source: PackageFolder,
  sources: Record<string, string>,
  compile: Compile,
): Promise<Behaviours> {
  const names = Object.keys(sources);
  if (names.length === 0) return { scripts: new Map(), files: [], sourceMaps: new Map() };
  const compiled = await compile(behavioursConfiguration(source, sources));
  for (const name of names) checkBehaviour(compiled, name, sources[name] ?? name);
  return {
    scripts: new Map(names.flatMap((name) => scriptsOf(compiled, name).map((path) => [name, path] as const))),
    files: browserFiles(compiled),
    sourceMaps: sourceMapsOf(compiled),
    compiled,
  };
}

function checkBehaviour(compiled: Compiled, name: string, file: string): void {
  const importsReact = [...modulesOf(compiled, name)].some((module) =>
    REACT.test(module.nameForCondition() ?? ''),
  );
  if (!importsReact) return;
  throw buildError('BUILD_BLOCK_INVALID', { file: file.replace(/^\.\//, ''), reason: 'it imports React' });
}
