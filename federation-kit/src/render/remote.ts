import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { BlockDefinition } from '../define-block/index.ts';
import { releaseError } from '../errors.ts';
import type { Kit } from './kit.ts';
import { compileServerBundle, type EvaluateBundle } from './server-bundle.ts';
import type { ServerCode } from './server-code.ts';
import { reasonOfThrown } from './thrown.ts';

/** A block as the server evaluates it. Its declaration is in the manifest. */
export type ServerBlock = Pick<BlockDefinition, 'component'>;

/** An evaluated remote: its blocks by type. */
export interface Remote {
  /** `name@version` */
  release: string;
  blocks: ReadonlyMap<string, ServerBlock>;
  /**
   * The same remote, evaluated anew against a kit: it shares no state with this one.
   *
   * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
   */
  renewed(kit: Kit): Remote;
}

/**
 * Evaluates a remote's server bundle, `module.exports.blocks = { '<type>': ServerBlock }`, against a kit. It gets the kit's
 * modules and none of Node's.
 *
 * @throws CodedError RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING
 */
export function loadRemote(code: ServerCode, kit: Kit): Remote {
  return evaluateRemote(code.manifest, compileServerBundle(code, kit.realm), kit);
}

function evaluateRemote(manifest: ReleaseManifest, evaluate: EvaluateBundle, kit: Kit): Remote {
  const label = releaseLabel(manifest);
  const failure = (reason: string) => releaseError('RELEASE_EVALUATION_FAILED', { release: label, reason });
  const blocks = blocksOf(
    evaluate((specifier) => kit.require(specifier, label)),
    failure,
  );
  const missing = manifest.blocks.find(({ type }) => !blocks.has(type));
  if (missing) throw failure(`its manifest declares block ${missing.type}, which the bundle does not export`);
  return { release: label, blocks, renewed: (other) => evaluateRemote(manifest, evaluate, other) };
}

function blocksOf(exports: unknown, failure: (reason: string) => Error): Map<string, ServerBlock> {
  try {
    return new Map(Object.entries((exports as { blocks?: Record<string, ServerBlock> }).blocks ?? {}));
  } catch (error) {
    throw failure(reasonOfThrown(error));
  }
}
