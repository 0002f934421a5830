import { extname } from 'node:path';

/** A module that a process of its own runs, and the options that Node needs to run it. */
export interface Program {
  entry: URL;
  nodeOptions: readonly string[];
}

/** The program `name` beside the importing module: TypeScript beside TypeScript, emitted JavaScript beside its like. */
export function programBeside(
  importer: string,
  name: string,
  nodeOptions: readonly string[] = process.execArgv,
): Program {
  return { entry: new URL(`./${name}${extname(importer)}`, importer), nodeOptions };
}
