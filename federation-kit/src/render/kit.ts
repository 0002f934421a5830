import type { Context } from 'node:vm';
import type { CodedError } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import { freezeKit, recordCreated, resetterOf } from './freeze-kit.ts';
import { nodeFacade } from './node-facades.ts';
import { compileServerBundle, type EvaluateBundle } from './server-bundle.ts';
import type { ServerCode } from './server-code.ts';

/** An evaluated kit: the modules that it shares with all remotes. */
export interface Kit {
  /** `name@version` */
  release: string;
  specifiers: readonly string[];
  /**
   * Returns the only instance of a module, which is evaluated at its first use or with a frozen kit.
   *
   * @throws CodedError RELEASE_KIT_MODULE_MISSING, naming `importer`, when the kit does not share the module
   */
  require(specifier: string, importer: string): unknown;
  /** The realm in which it is evaluated, if not that of this process. Its remotes are evaluated in the same. */
  realm?: Context | undefined;
  /** Undoes what a block may have left in the kit's contexts. */
  reset(): void;
  /**
   * The same kit, evaluated anew: it shares no state with this one. It is not frozen, so it is for a single remote. Its modules are
   * evaluated at their first use.
   *
   * @throws CodedError RELEASE_EVALUATION_FAILED
   */
  renewed(): Kit;
}

interface KitOptions {
  isFrozen?: boolean;
  realm?: Context | undefined;
}

/**
 * Evaluates a kit's server bundle, `module.exports.modules = { '<specifier>': () => module }`.
 *
 * @param options.isFrozen whether no remote may change the kit. It is then evaluated as a whole and frozen; the language's own objects
 *   must already be
 * @param options.realm the realm in which it is evaluated, such as a page's. @default that of this process
 * @throws CodedError RELEASE_EVALUATION_FAILED
 */
export function loadKit(code: ServerCode, { isFrozen = false, realm }: KitOptions = {}): Kit {
  return evaluateKit(releaseLabel(code.manifest), compileServerBundle(code, realm), { isFrozen, realm });
}

function evaluateKit(label: string, evaluate: EvaluateBundle, { isFrozen, realm }: KitOptions): Kit {
  const factories = modulesOf(evaluate(requireForKit(label)), label);
  const instances = new Map<string, unknown>();
  const instanceOf = (specifier: string, factory: () => unknown) => {
    if (!instances.has(specifier)) instances.set(specifier, factory());
    return instances.get(specifier);
  };
  const frozen = isFrozen === true ? evaluateFrozen(factories, instanceOf) : undefined;

  return {
    release: label,
    specifiers: [...factories.keys()],
    require(specifier, importer) {
      const factory = factories.get(specifier);
      if (!factory) throw moduleMissing(specifier, importer, label, factories);
      return frozen?.modules.get(specifier) ?? instanceOf(specifier, factory);
    },
    realm,
    reset: frozen?.reset ?? (() => {}),
    renewed: () => evaluateKit(label, evaluate, { realm }),
  };
}

/** Evaluates all modules and freezes them. A module that fails is left to its importer, which gets the error again. */
function evaluateFrozen(
  factories: ReadonlyMap<string, () => unknown>,
  instanceOf: (specifier: string, factory: () => unknown) => unknown,
) {
  const modules = new Map<string, unknown>();
  const evaluate = (specifier: string) => {
    const factory = factories.get(specifier);
    if (!factory || modules.has(specifier)) return modules.get(specifier);
    try {
      modules.set(specifier, instanceOf(specifier, factory));
    } catch {}
    return modules.get(specifier);
  };
  const recording = recordCreated({ react: evaluate('react'), jsx: evaluate('react/jsx-runtime') });
  for (const specifier of factories.keys()) evaluate(specifier);
  const created = recording.end();
  const reset = resetterOf(created.contexts);
  return { modules: freezeKit(modules, created), reset };
}

function requireForKit(label: string) {
  return (specifier: string): unknown => {
    const module = nodeFacade(specifier);
    if (module !== undefined) return module;
    const reason = `it requires "${specifier}", which it does not contain and may not import from Node`;
    throw releaseError('RELEASE_EVALUATION_FAILED', { release: label, reason });
  };
}

function modulesOf(exports: unknown, label: string): Map<string, () => unknown> {
  const modules = (exports as { modules?: Record<string, () => unknown> } | undefined)?.modules;
  if (typeof modules !== 'object') {
    throw releaseError('RELEASE_EVALUATION_FAILED', { release: label, reason: 'it exports no `modules`' });
  }
  return new Map(Object.entries(modules));
}

function moduleMissing(
  specifier: string,
  importer: string,
  kit: string,
  factories: Map<string, unknown>,
): CodedError {
  return releaseError('RELEASE_KIT_MODULE_MISSING', {
    release: importer,
    specifier,
    range: '(server bundle)',
    kit,
    offered: [...factories.keys()].join(', '),
  });
}
