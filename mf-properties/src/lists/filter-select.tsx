import { Select } from '@stadtraum/shared-ui/select';
import type { ListPlace } from './list-address.ts';
import { type FilterOption, selectOptions } from './list-content.ts';

/** A select of a list's filter; each option says what the list would have with it. */
export function FilterSelect({
  formId,
  place,
  name,
  label,
  all,
  options,
  labelOf,
  value,
}: FilterSelectProps) {
  return (
    <Select
      id={`${formId}-${name}`}
      name={`${place.prefix}[${name}]`}
      label={label}
      options={selectOptions(all, options, labelOf)}
      defaultValue={value}
    />
  );
}

export interface FilterSelectProps {
  /** Id of the filter. */
  formId: string;
  place: ListPlace;
  /** Of the filter, within the list's brackets. */
  name: string;
  label: string;
  /** The first option, which restricts nothing: „Alle Bezirke“. */
  all: string;
  options: readonly FilterOption[];
  /** How people call a value. @default the value */
  labelOf?: (value: string) => string;
  /** What is in force. */
  value: string;
}
