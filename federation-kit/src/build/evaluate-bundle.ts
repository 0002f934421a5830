import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const requireBuiltin = createRequire(import.meta.url);

/**
 * Evaluates a fresh server bundle to read what it declares. React and the kit are stood in for by an object that answers
 * everything: nothing is rendered here, so a remote can be built without a built kit, and the build of one package never
 * runs code of another. Activation evaluates and renders the bundle for real.
 */
export function evaluateBundle(code: string, filename: string): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const evaluate = compileFunction(code, ['module', 'exports', 'require'], { filename });
  evaluate(module, module.exports, (specifier: string) =>
    isBuiltin(specifier) ? requireBuiltin(specifier) : STAND_IN,
  );
  return module.exports;
}

/** Any export of any kit module: it can be called, constructed and read at will, and answers itself. */
const STAND_IN: unknown = new Proxy(function standIn() {}, {
  get: (_target, key) => {
    if (key === '__esModule') return true;
    // Symbols are questions of the language itself, and whatever has a `then` is taken for a promise.
    return typeof key === 'symbol' || key === 'then' ? undefined : STAND_IN;
  },
  apply: () => STAND_IN,
  construct: () => STAND_IN as object,
});
