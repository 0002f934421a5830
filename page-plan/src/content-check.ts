import { reasonOf } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';

/** Returns why a block's content violates its release's schema, or undefined if it is valid. */
export type CheckContent = (type: string, content: unknown) => string | undefined;

/** Maximum time in milliseconds for compiling schemas before a renderer starts; 50 schemas take about 300 ms. */
const PREPARATION_MS = 1000;

/**
 * Checks content against the schemas that the releases declare. Call it only in a guarded process: checking some content against
 * a release's schema may never finish (SE4). Undeclared top-level properties are ignored, because a content API that is newer
 * than the release may add some (decision 0123). Schemas are compiled in advance, so that a live set's first pages need not wait.
 * After `PREPARATION_MS`, the remaining schemas are compiled when they are first needed.
 */
export function createContentCheck(releases: readonly ReleaseManifest[]): CheckContent {
  const declared = releases.flatMap(({ blocks }) => blocks);
  const schemas = new Map(
    declared.map(({ type, content }) => [type, { ...content, additionalProperties: true }]),
  );
  const validators = new Map<string, Validator<unknown>>();
  const validatorOf = (type: string) => {
    const existing = validators.get(type);
    if (existing) return existing;
    const validator = compileValidator(schemas.get(type) ?? {}, { trustSchema: true, compileQuickly: true });
    validators.set(type, validator);
    return validator;
  };
  const deadline = performance.now() + PREPARATION_MS;
  for (const type of schemas.keys()) {
    if (performance.now() > deadline) break;
    try {
      validatorOf(type);
    } catch {
      // Reported with each block of this type.
    }
  }
  return (type, content) => {
    try {
      const result = validatorOf(type)(content);
      return result.ok ? undefined : describeViolations(result.violations);
    } catch (error) {
      return `the schema of the block itself is invalid: ${reasonOf(error)}`;
    }
  };
}
