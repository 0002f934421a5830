import { reasonOf } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';

export interface ContentCheck {
  /** Why a block's content violates its release's schema; undefined if it is valid. */
  violation(type: string, content: unknown): string | undefined;
  /** Compiles the schemas in advance, one at each step. */
  compile(): Generator<undefined>;
}

/**
 * Checks content against the schemas that the releases declare. Call it only in a guarded process: checking some content against
 * a release's schema may never finish (SE4). Undeclared top-level properties are ignored, because a content API that is newer
 * than the release may add some (decision 0123). A schema is compiled when it is first needed, which takes about 8 ms, or in advance.
 */
export function createContentCheck(releases: readonly ReleaseManifest[]): ContentCheck {
  const declared = releases.flatMap(({ blocks }) => blocks);
  const schemas = new Map(
    declared.map(({ type, content }) => [type, { ...content, additionalProperties: true }]),
  );
  const validators = new Map<string, Validator<unknown>>();
  const validatorOf = (type: string) => {
    const existing = validators.get(type);
    if (existing) return existing;
    const validator = compileValidator(schemas.get(type) ?? {}, { trustSchema: true });
    validators.set(type, validator);
    return validator;
  };
  return {
    violation(type, content) {
      try {
        const result = validatorOf(type)(content);
        return result.ok ? undefined : describeViolations(result.violations);
      } catch (error) {
        return `the schema of the block itself is invalid: ${reasonOf(error)}`;
      }
    },
    *compile() {
      for (const type of schemas.keys()) {
        try {
          validatorOf(type);
        } catch {
          // Reported with each block of this type.
        }
        yield;
      }
    },
  };
}
