import { type Context, compileFunction } from 'node:vm';
import { type CodedError, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '../errors.ts';
import type { ServerCode } from './server-code.ts';
import { reasonOfThrown } from './thrown.ts';

/** The `require` function that a server bundle gets. */
export type RequireModule = (specifier: string) => unknown;

/**
 * Evaluates a compiled bundle and returns its exports. Each call evaluates all its modules anew.
 *
 * @throws CodedError RELEASE_EVALUATION_FAILED, or the coded error that `require` throws
 */
export type EvaluateBundle = (require: RequireModule) => unknown;

/**
 * Compiles a release's CommonJS bundle for this process. The bundle cannot import modules dynamically.
 *
 * @param realm whose globals the bundle gets. @default those of this process
 * @throws CodedError RELEASE_EVALUATION_FAILED
 */
export function compileServerBundle({ manifest, bundle }: ServerCode, realm?: Context): EvaluateBundle {
  const release = releaseLabel(manifest);
  const failure = (cause: unknown) =>
    releaseError('RELEASE_EVALUATION_FAILED', { release, reason: reasonOfThrown(cause) });
  try {
    // Bypasses Node's module loader and its cache. Strict code has no access to its callers.
    const run = compileFunction(`'use strict';${bundle}`, ['module', 'exports', 'require'], {
      filename: `${release}/${manifest.server}`,
      parsingContext: realm,
    });
    return (require) => evaluate(run, require, failure);
  } catch (cause) {
    throw failure(cause);
  }
}

function evaluate(
  run: ReturnType<typeof compileFunction>,
  require: RequireModule,
  failure: (cause: unknown) => CodedError,
): unknown {
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
    run(module, module.exports, requireModule);
    return module.exports;
  } catch (cause) {
    throw refusal ?? failure(cause);
  }
}
