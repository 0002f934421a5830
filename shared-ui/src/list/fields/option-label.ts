import type { FilterOption } from '@stadtraum/contracts/list';

/** A value with the number of results that it would have: `Hafen (3)`. */
export function optionLabel({ value, hits }: FilterOption, labelOf?: (value: string) => string): string {
  return `${labelOf?.(value) ?? value} (${hits})`;
}
