import { CodedError } from '@stadtraum/contracts/errors';
import type { Violation } from '@stadtraum/contracts/validation';
import type { TextPosition } from '@stadtraum/server-base/json-text';
import { apiError } from './errors.ts';

/** A mistake in a content file. */
export interface ContentProblem {
  /** Path below the content directory. */
  file: string;
  /** JSON Pointer to the place in the file; empty for the file as a whole. */
  pointer: string;
  /** German sentences without the last full stop, for web editors. */
  reason: string;
  /** Where the file's text has the place; absent if the text is unknown. */
  position?: TextPosition;
  /** The place in words: `Block „kontakt“ (contact-form) › heading`. */
  place?: string;
  /** The place that it contradicts, such as the other block with the same id. */
  twin?: { file: string; pointer: string };
  /** Other files that may have to change instead, such as the page that shows an invalid record. */
  others?: readonly string[];
  /** The file is not there, and the site needs it. */
  isMissing?: boolean;
  /** `name@version` of the live release whose schema is violated. */
  release?: string;
}

/** An error with a list of all problems. */
export class ContentProblemsError extends CodedError {
  readonly problems: readonly ContentProblem[];

  constructor(code: 'CONTENT_INVALID' | 'CONTENT_OWNED_BY_ANOTHER', problems: readonly ContentProblem[]) {
    const [first = { file: 'content', pointer: '', reason: 'invalid' }] = problems;
    const others = problems.length - 1;
    super(
      apiError.facts(code, {
        place: locationOf(first),
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

/** The problem as one line: `pages/presse.json, Zeile 7, Spalte 9, Block „kopf“ (press-head) › title: Der Text darf nicht leer sein.` */
export function describeProblem(problem: ContentProblem): string {
  return `${locationOf(problem)}: ${problem.reason}.`;
}

export function problemsAt(file: string, pointer: string, violations: Violation[]): ContentProblem[] {
  return violations.map(({ path, reason }) => ({ file, pointer: `${pointer}${path}`, reason }));
}

/** `pages/presse.json, Zeile 7, Spalte 9, Block „kopf“ (press-head) › title` */
export function locationOf({
  file,
  pointer,
  position,
  place,
}: Pick<ContentProblem, 'file' | 'pointer' | 'position' | 'place'>): string {
  const where = place ?? (pointer === '' ? undefined : pointer);
  const line = position && `Zeile ${position.line}, Spalte ${position.column}`;
  return [file, line, where].filter(Boolean).join(', ');
}

/** The problems without repetitions. */
export function uniqueProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
