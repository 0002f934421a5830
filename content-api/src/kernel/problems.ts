import { CodedError } from '@stadtraum/contracts/errors';
import type { Violation } from '@stadtraum/contracts/validation';
import { apiError } from './errors.ts';

/** A mistake in a content file. */
export interface ContentProblem {
  /** Path below the content directory. */
  file: string;
  /** JSON Pointer to the place in the file; empty for the file as a whole. */
  pointer: string;
  reason: string;
}

/** An error with a list of all problems. */
export class ContentProblemsError extends CodedError {
  readonly problems: readonly ContentProblem[];

  constructor(code: 'CONTENT_INVALID' | 'CONTENT_OWNED_BY_ANOTHER', problems: readonly ContentProblem[]) {
    const [first = { file: 'content', pointer: '', reason: 'invalid' }] = problems;
    const others = problems.length - 1;
    super(
      apiError.facts(code, {
        file: first.file,
        path: fragment(first),
        reason: others > 0 ? `${first.reason} (and ${others} more)` : first.reason,
      }),
    );
    this.problems = problems;
  }
}

/** CONTENT_INVALID with a list of all problems. */
export class ContentInvalidError extends ContentProblemsError {
  constructor(problems: readonly ContentProblem[]) {
    super('CONTENT_INVALID', problems);
  }
}

/** CONTENT_OWNED_BY_ANOTHER with a list of all conflicts. */
export class ContentOwnedError extends ContentProblemsError {
  constructor(problems: readonly ContentProblem[]) {
    super('CONTENT_OWNED_BY_ANOTHER', problems);
  }
}

/** The problem as one line: `pages/presse.json#/regions/main/0/id: must be string`. */
export function describeProblem(problem: ContentProblem): string {
  return `${problem.file}${fragment(problem)}: ${problem.reason}`;
}

export function problemsAt(file: string, pointer: string, violations: Violation[]): ContentProblem[] {
  return violations.map(({ path, reason }) => ({ file, pointer: `${pointer}${path}`, reason }));
}

function fragment({ pointer }: ContentProblem): string {
  return pointer === '' ? '' : `#${pointer}`;
}
