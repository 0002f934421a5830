import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/** Node's hook for loading a module: TypeScript is transpiled on the way in. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
