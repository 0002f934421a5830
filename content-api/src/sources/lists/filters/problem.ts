import type { FilterProblem } from '@stadtraum/contracts/list';

/** Maximum number of characters of an input that is named. */
const MAX_TYPED_LENGTH = 100;

/** The problem of an input that a filter does not use; none if the input is blank. */
export function problemsOf(name: string, typed: string, reason: FilterProblem['reason']): FilterProblem[] {
  const characters = [...typed.replace(/\p{Cc}+/gu, ' ').trim()];
  if (characters.length === 0) return [];
  const shown =
    characters.length > MAX_TYPED_LENGTH ? [...characters.slice(0, MAX_TYPED_LENGTH - 1), '…'] : characters;
  return [{ name, typed: shown.join(''), reason }];
}
