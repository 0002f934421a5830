import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { ContentInvalidError, describeProblem } from './kernel/problems.ts';

/** Describes a failure and its remedy in one line; for invalid content, one line for each problem. */
export function describeFailure(error: unknown): string[] {
  if (error instanceof ContentInvalidError) {
    return [...error.problems.map((problem) => `${error.code}: ${describeProblem(problem)}`), error.remedy];
  }
  const code = errorCode(error);
  if (code === undefined) return [`The content API failed: ${reasonOf(error)}`];
  return [`${code}: ${reasonOf(error)} ${(error as { remedy?: string }).remedy ?? ''}`.trimEnd()];
}

export function exitWithError(error: unknown): never {
  process.stderr.write(`${describeFailure(error).join('\n')}\n`);
  process.exit(1);
}
