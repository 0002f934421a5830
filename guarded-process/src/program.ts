import { extname } from 'node:path';
import type { Confinement } from './layers.ts';

/** A module to run in a separate process, and the options that Node needs for it. */
export interface Program {
  entry: URL;
  nodeOptions: readonly string[];
  /** The layers that confine it. @default none, for programs that run only code of this repository */
  confinement?: Confinement | undefined;
}

/**
 * The program `name` in the folder of the importing module, with the same extension: `.ts` in the source, `.js` in the build.
 *
 * @param nodeOptions by default those of this process for a source, which needs its loader, and none for a build
 */
export function programBeside(importer: string, name: string, nodeOptions?: readonly string[]): Program {
  const extension = extname(importer);
  return {
    entry: new URL(`./${name}${extension}`, importer),
    nodeOptions: nodeOptions ?? (extension === '.ts' ? process.execArgv : []),
  };
}
