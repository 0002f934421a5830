import { setImmediate } from 'node:timers/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { BlockDeclaration } from '@stadtraum/contracts/release-manifest';
import { compileValidator, describeViolations, type Validator } from '@stadtraum/contracts/validation';

/** Compiled ahead of a switch, or when a block type is first met, and kept as long as its release's manifest is. */
const validators = new WeakMap<BlockDeclaration, Validator<Record<string, unknown>>>();

/** What is wrong with a block's content by the schema of its release, or undefined. */
export function contentViolation(
  declaration: BlockDeclaration,
  content: Record<string, unknown>,
): string | undefined {
  try {
    const result = validatorOf(declaration)(content);
    return result.ok ? undefined : describeViolations(result.violations);
  } catch (error) {
    return `the schema of the block itself is invalid: ${reasonOf(error)}`;
  }
}

/** Compiles what is not compiled yet, a few milliseconds at a time, so that requests are not held up. */
export async function prepareContentChecks(declarations: Iterable<BlockDeclaration>): Promise<void> {
  for (const declaration of declarations) {
    // What cannot be compiled is told page by page, as invalid content.
    contentViolation(declaration, {});
    await setImmediate();
  }
}

function validatorOf(declaration: BlockDeclaration): Validator<Record<string, unknown>> {
  const known = validators.get(declaration);
  if (known) return known;
  const validator = compileValidator(declaration.content, { trustSchema: true });
  validators.set(declaration, validator);
  return validator;
}
