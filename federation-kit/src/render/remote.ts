import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { BlockDefinition } from '../define-block/index.ts';
import { releaseError } from '../errors.ts';
import { builtinModule } from './builtin-modules.ts';
import type { Kit } from './kit.ts';
import { evaluateServerBundle, type ServerRelease } from './server-bundle.ts';

/** An evaluated remote: its blocks by type. */
export interface Remote {
  /** `name@version` */
  release: string;
  blocks: ReadonlyMap<string, BlockDefinition>;
}

/**
 * Evaluates a remote's server bundle, `module.exports.blocks = { '<type>': BlockDefinition }`, against a kit.
 *
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
 */
export function loadRemote(release: ServerRelease, kit: Kit): Remote {
  const label = releaseLabel(release.manifest);
  const require = (specifier: string) => builtinModule(specifier) ?? kit.require(specifier, label);
  const exports = evaluateServerBundle(release, require) as { blocks?: Record<string, BlockDefinition> };
  const blocks = new Map(Object.entries(exports.blocks ?? {}));

  const missing = release.manifest.blocks.find(({ type }) => !blocks.has(type));
  if (missing) {
    const reason = `its manifest declares block ${missing.type}, which the bundle does not export`;
    throw releaseError('RELEASE_EVALUATION_FAILED', { release: label, reason });
  }
  return { release: label, blocks };
}
