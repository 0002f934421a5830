import { extname } from 'node:path';

/** URL of the module `name` beside the importing one: TypeScript beside TypeScript, emitted JavaScript beside its like. */
export function siblingModule(importer: string, name: string): URL {
  return new URL(`./${name}${extname(importer)}`, importer);
}
