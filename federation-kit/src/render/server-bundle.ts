import { type Context, compileFunction } from 'node:vm';
import { type CodedError, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import type { ServerCode } from './server-code.ts';
import { reasonOfThrown } from './thrown.ts';

/** The `require` function that a server bundle gets. */
export type RequireModule = (specifier: string) => unknown;

/**
 * Evaluates a release's CommonJS bundle in this process and returns its exports. The bundle cannot import modules dynamically.
 *
 * @param realm whose globals the bundle gets. @default those of this process
 * @throws CodedError RELEASE_EVALUATION_FAILED, or the coded error that `require` throws
 */
export function evaluateServerBundle(
  { manifest, bundle }: ServerCode,
  require: RequireModule,
  realm?: Context,
): unknown {
  const release = releaseLabel(manifest);
  let refusal: CodedError | undefined;
  // A bundle may catch what `require` throws, and must not get an object of this program.
  const requireModule = (specifier: unknown) => {
    try {
      return require(String(specifier));
    } catch (error) {
      if (isCodedError(error)) refusal ??= error;
      throw new Error(reasonOf(error));
    }
  };
  try {
    const module = { exports: {} as unknown };
    // Bypasses Node's module loader and its cache. Strict code has no access to its callers.
    const evaluate = compileFunction(`'use strict';${bundle}`, ['module', 'exports', 'require'], {
      filename: `${release}/${manifest.server}`,
      parsingContext: realm,
    });
    evaluate(module, module.exports, requireModule);
    return module.exports;
  } catch (cause) {
    throw refusal ?? releaseError('RELEASE_EVALUATION_FAILED', { release, reason: reasonOfThrown(cause) });
  }
}
