/* The parts of a filtered list whose state is the page's query (R2.2-1). Each kind of filter field is a file in `fields/`. */
export { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';
export { type ActiveFilter, activeFilters, type DescribeFilter } from './describe-filters.ts';
export { EmptyResult, type EmptyResultProps } from './empty-result.tsx';
export { ChoiceFilter, type ChoiceFilterProps } from './fields/choice-filter.tsx';
export { ChoicesFilter, type ChoicesFilterProps } from './fields/choices-filter.tsx';
export { ChoicesMenuFilter, type ChoicesMenuFilterProps } from './fields/choices-menu-filter.tsx';
export type { FilterField } from './fields/filter-field.ts';
export { FlagsFilter, type FlagsFilterProps } from './fields/flags-filter.tsx';
export { RangeFilter, type RangeFilterProps } from './fields/range-filter.tsx';
export { TextFilter, type TextFilterProps } from './fields/text-filter.tsx';
export { filterFields } from './filter-fields.ts';
export { FilterLinks, type FilterLinksProps } from './filter-links.tsx';
export { resultText } from './filter-problems.ts';
export { HitsButton, type HitsButtonProps } from './hits-button.tsx';
export { type FilterState, type ListLocation, listAddress, parameterName } from './list-address.ts';
export { ListResults, type ListResultsProps } from './list-results.tsx';
export { SortMenu, type SortMenuProps } from './sort-menu.tsx';
export { type FollowedHits, useHitCount } from './use-hit-count.ts';
