import { type CodedError, reasonOf } from '@stadtraum/contracts/errors';
import { ReleaseExamples, type ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator, describeViolations } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import type { ServerCode } from '@stadtraum/federation-kit/render';
import { isSafePattern } from 'redos-detector';
import { registryError } from '../errors.ts';

/** Maximum steps to analyse one pattern: ten times what the site's patterns need, about 0.2 s. */
const MAX_STEPS = 500;
/** Milliseconds for all patterns of one release. */
const ANALYSIS_TIMEOUT_MS = 3_000;

/**
 * Checks the block declarations of a release without running the release's code: each block has an example, which activation renders,
 * and no schema contains a pattern that takes exponential time for some content (SE4).
 *
 * @param release its manifest and its examples as JSON, whose hashes have been verified
 * @returns its examples
 * @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_PATTERN_SLOW
 */
export function checkBlocks({
  manifest,
  examples: text,
}: Pick<ServerCode, 'manifest' | 'examples'>): ReleaseExamples {
  const examples = readExamples(text, manifest);
  const typesWithExample = new Set(examples.map(({ type }) => type));
  for (const { type } of manifest.blocks) {
    if (!typesWithExample.has(type)) throw invalid(manifest, `block ${type} has no example`);
  }
  checkPatterns(manifest);
  return examples;
}

function readExamples(text: string | undefined, manifest: ReleaseManifest): ReleaseExamples {
  if (text === undefined) return [];
  const result = compileValidator(ReleaseExamples)(parse(text, manifest));
  if (result.ok) return result.value;
  throw invalid(manifest, `its examples are invalid: ${describeViolations(result.violations)}`);
}

function parse(text: string, manifest: ReleaseManifest): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(manifest, `its examples are not JSON: ${reasonOf(error)}`);
  }
}

function checkPatterns(manifest: ReleaseManifest): void {
  const end = performance.now() + ANALYSIS_TIMEOUT_MS;
  const checked = new Set<string>();
  for (const { type, content } of manifest.blocks) {
    for (const pattern of patternsIn(content)) {
      if (checked.has(pattern)) continue;
      checked.add(pattern);
      const reason = reasonToReject(pattern, end - performance.now());
      if (!reason) continue;
      throw registryError('RELEASE_PATTERN_SLOW', {
        release: releaseLabel(manifest),
        type,
        pattern,
        reason,
      });
    }
  }
}

/** Why a pattern is rejected, or undefined. The analysis errs on the safe side. */
function reasonToReject(pattern: string, timeout: number): string | undefined {
  if (timeout <= 0)
    return `the analysis of the release's patterns took more than ${ANALYSIS_TIMEOUT_MS / 1000} s`;
  try {
    // Ajv also compiles patterns with the `u` flag.
    const { safe, error } = isSafePattern(pattern, { unicode: true, maxSteps: MAX_STEPS, timeout });
    if (safe) return undefined;
    return error === 'hitMaxScore' ? 'it backtracks without bound' : 'it is too ambiguous to analyse';
  } catch (error) {
    return `it cannot be analysed: ${reasonOf(error)}`;
  }
}

/** Each `pattern` and each key of `patternProperties` at any depth of a schema. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'pattern' && typeof value === 'string') return [value];
    const hasPatternKeys = key === 'patternProperties' && typeof value === 'object' && value !== null;
    return [...(hasPatternKeys ? Object.keys(value) : []), ...patternsIn(value)];
  });
}

function invalid(manifest: ReleaseManifest, reason: string): CodedError {
  return releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
}
