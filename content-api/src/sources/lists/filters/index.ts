import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { dateRange } from './date-range.ts';
import type { FilterKind } from './filter-kind.ts';
import { flag } from './flag.ts';
import { range } from './range.ts';
import { text } from './text.ts';
import { uids } from './uids.ts';

/** The kinds of filters that a collection can declare, by name. */
export const FILTER_KINDS: Readonly<Record<string, FilterKind>> = {
  text,
  choice,
  choices,
  flag,
  range,
  'date-range': dateRange,
  uids,
};

/** Finds a kind by name. @throws Error for an unknown name, which no content can have, because loading rejects it */
export function filterKind(name: string): FilterKind {
  const kind = Object.hasOwn(FILTER_KINDS, name) ? FILTER_KINDS[name] : undefined;
  if (!kind) throw new Error(`unknown kind of filter: ${name}`);
  return kind;
}
