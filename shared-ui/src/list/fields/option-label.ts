import type { FilterOption } from '@stadtraum/contracts/list';

/** A value and its number of results: `Hafen (3)`. */
export function optionLabel({ value, hits }: FilterOption, labelOf?: (value: string) => string): string {
  return `${labelOf?.(value) ?? value} (${hits})`;
}
