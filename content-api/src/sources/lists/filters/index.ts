import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { dateRange } from './date-range.ts';
import type { FilterKind } from './filter-kind.ts';
import { flag } from './flag.ts';
import { range } from './range.ts';
import { text } from './text.ts';

/** The kinds of filters that a collection can declare. */
export const FILTER_KINDS = {
  text,
  choice,
  choices,
  flag,
  range,
  'date-range': dateRange,
} as const satisfies Record<string, FilterKind>;
export type FilterKindName = keyof typeof FILTER_KINDS;
