import { reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';
import type { ServerRelease } from '@stadtraum/federation-kit/render';

/** What is wrong with a block's content by the schema of its release, or undefined. */
export type CheckContent = (type: string, content: unknown) => string | undefined;

/**
 * Checks content by what the releases declare. Here and not in the shell's main process, because a schema of a release may
 * take without end for some content (SE4). Each schema is compiled when its block is first met.
 */
export function createContentCheck(releases: readonly ServerRelease[]): CheckContent {
  const declared = releases.flatMap(({ manifest }) => manifest.blocks);
  const schemas = new Map(declared.map(({ type, content }) => [type, content]));
  const validators = new Map<string, Validator<unknown>>();
  const validatorOf = (type: string) => {
    const known = validators.get(type);
    if (known) return known;
    const validator = compileValidator(schemas.get(type) ?? {}, { trustSchema: true });
    validators.set(type, validator);
    return validator;
  };
  return (type, content) => {
    try {
      const result = validatorOf(type)(content);
      return result.ok ? undefined : describeViolations(result.violations);
    } catch (error) {
      return `the schema of the block itself is invalid: ${reasonOf(error)}`;
    }
  };
}
