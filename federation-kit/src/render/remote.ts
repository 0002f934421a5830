import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { BlockDefinition } from '../define-block/index.ts';
import { releaseError } from '../errors.ts';
import type { Kit } from './kit.ts';
import { evaluateServerBundle } from './server-bundle.ts';
import type { ServerCode } from './server-code.ts';
import { reasonOfThrown } from './thrown.ts';

/** An evaluated remote: its blocks by type. */
export interface Remote {
  /** `name@version` */
  release: string;
  blocks: ReadonlyMap<string, BlockDefinition>;
}

/**
 * Evaluates a remote's server bundle, `module.exports.blocks = { '<type>': BlockDefinition }`, against a kit. It gets the kit's
 * modules and none of Node's.
 *
 * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
 */
export function loadRemote(code: ServerCode, kit: Kit): Remote {
  const { manifest } = code;
  const label = releaseLabel(manifest);
  const failure = (reason: string) => releaseError('RELEASE_EVALUATION_FAILED', { release: label, reason });
  const blocks = blocksOf(
    evaluateServerBundle(code, (specifier) => kit.require(specifier, label), kit.realm),
    failure,
  );
  const missing = manifest.blocks.find(({ type }) => !blocks.has(type));
  if (missing) throw failure(`its manifest declares block ${missing.type}, which the bundle does not export`);
  return { release: label, blocks };
}

function blocksOf(exports: unknown, failure: (reason: string) => Error): Map<string, BlockDefinition> {
  try {
    return new Map(Object.entries((exports as { blocks?: Record<string, BlockDefinition> }).blocks ?? {}));
  } catch (error) {
    throw failure(reasonOfThrown(error));
  }
}
