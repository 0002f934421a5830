import { reasonOf } from '@stadtraum/contracts/errors';

const MAX_LENGTH = 2000;

/** Describes a value that code of a release has thrown, in one line. Such a value may do anything when it is read. */
export function reasonOfThrown(value: unknown): string {
  try {
    return String(reasonOf(value)).slice(0, MAX_LENGTH);
  } catch {
    return 'it threw a value that has no description';
  }
}
