import { extname } from 'node:path';
import type { Confinement } from './confinement/layers.ts';

/** A module to run in a separate process, and the options that Node needs for it. */
export interface Program {
  entry: URL;
  nodeOptions: readonly string[];
  /** The layers that confine it. @default none, for programs that run only code of this repository */
  confinement?: Confinement | undefined;
}

/** The program `name` in the folder of the importing module, with the same extension: `.ts` in the source, `.js` in the build. */
export function programBeside(
  importer: string,
  name: string,
  nodeOptions: readonly string[] = process.execArgv,
): Program {
  return { entry: new URL(`./${name}${extname(importer)}`, importer), nodeOptions };
}
