import { isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

/**
 * Evaluates a new server bundle to read its declarations. Nothing is rendered, so React and the kit are replaced by a stub: a
 * remote can be built before its kit, and a build never runs another package's code. Activation evaluates and renders the bundle
 * with the real modules.
 *
 * @throws Error for a module of Node, which renderers do not give; or what the bundle throws
 */
export function evaluateBundle(code: string, filename: string): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const evaluate = compileFunction(code, ['module', 'exports', 'require'], { filename });
  evaluate(module, module.exports, (specifier: string) => {
    if (isBuiltin(specifier))
      throw new Error(`it requires "${specifier}", which does not exist in a renderer`);
    return STUB;
  });
  return module.exports;
}

/** Stub for any export of any kit module: calls, constructions and property reads return the stub itself. */
const STUB: unknown = new Proxy(function stub() {}, {
  get: (_target, key) => {
    if (key === '__esModule') return true;
    // The language itself reads symbols, and treats objects with `then` as promises.
    return typeof key === 'symbol' || key === 'then' ? undefined : STUB;
  },
  apply: () => STUB,
  construct: () => STUB as object,
});
