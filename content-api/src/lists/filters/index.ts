import type { FilterKind } from './filter-kind.ts';
import { text } from './text.ts';

/** The kinds of filters that a collection can declare. */
export const FILTER_KINDS = { text } as const satisfies Record<string, FilterKind>;
export type FilterKindName = keyof typeof FILTER_KINDS;
