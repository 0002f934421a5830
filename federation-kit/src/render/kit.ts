import type { CodedError } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import { builtinModule } from './builtin-modules.ts';
import { evaluateServerBundle, type ServerRelease } from './server-bundle.ts';

/** An evaluated kit: the modules that it shares with all remotes. */
export interface Kit {
  /** `name@version` */
  release: string;
  specifiers: readonly string[];
  /**
   * Returns the only instance of a module, which is evaluated at its first use.
   *
   * @throws CodedError RELEASE_KIT_MODULE_MISSING, naming `importer`, when the kit does not share the module
   */
  require(specifier: string, importer: string): unknown;
}

/**
 * Evaluates a kit's server bundle, `module.exports.modules = { '<specifier>': () => module }`.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED
 */
export function loadKit(release: ServerRelease): Kit {
  const label = releaseLabel(release.manifest);
  const factories = modulesOf(evaluateServerBundle(release, requireForKit(label)), label);
  const instances = new Map<string, unknown>();

  return {
    release: label,
    specifiers: [...factories.keys()],
    require(specifier, importer) {
      if (!instances.has(specifier)) {
        const factory = factories.get(specifier);
        if (!factory) throw moduleMissing(specifier, importer, label, factories);
        instances.set(specifier, factory());
      }
      return instances.get(specifier);
    },
  };
}

function requireForKit(label: string) {
  return (specifier: string): unknown => {
    const module = builtinModule(specifier);
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
