import type { FilterProblem } from '@stadtraum/contracts/list';
import type { FilterValues, ParameterValues, RecordTest } from './filter-kind.ts';
import { problemsOf } from './problem.ts';

/** Query parameters for a range's bounds. */
export function bounds(name: string): [from: string, to: string] {
  return [`${name}von`, `${name}bis`];
}

/** How the bounds of a range are read and compared. */
export interface BoundsRules {
  /** Normalises a bound; empty if the input is invalid. */
  normalise: (typed: string) => string;
  /** Converts a normalised bound. */
  toNumber: (value: string) => number;
  /** The problem of invalid input. */
  invalid: FilterProblem['reason'];
  /** The problem of an end before the start. */
  reversed: FilterProblem['reason'];
}

/** Reads both bounds. An end before the start counts as empty, like invalid input. */
export function readBounds(
  name: string,
  values: ParameterValues,
  { normalise, toNumber, invalid, reversed }: BoundsRules,
): { values: FilterValues; problems: FilterProblem[] } {
  const [from, to] = bounds(name);
  const [typedStart = '', typedEnd = ''] = [values(from)[0], values(to)[0]];
  const [start, end] = [normalise(typedStart), normalise(typedEnd)];
  const isReversed = start !== '' && end !== '' && toNumber(end) < toNumber(start);
  return {
    values: { [from]: start, [to]: isReversed ? '' : end },
    problems: [
      ...(start === '' ? problemsOf(from, typedStart, invalid) : []),
      ...(end === '' ? problemsOf(to, typedEnd, invalid) : []),
      ...(isReversed ? problemsOf(to, typedEnd, reversed) : []),
    ],
  };
}

/** The test for values within the bounds, inclusive; undefined if both are empty. */
export function within(
  name: string,
  field: string,
  values: FilterValues,
  toNumber: (value: string) => number,
): RecordTest | undefined {
  const [from = '', to = ''] = bounds(name).map((bound) => String(values[bound] ?? ''));
  if (from === '' && to === '') return undefined;
  const [least, most] = [from === '' ? -Infinity : toNumber(from), to === '' ? Infinity : toNumber(to)];
  return ({ numbers }) => {
    const number = numbers[field];
    return number !== undefined && number >= least && number <= most;
  };
}
