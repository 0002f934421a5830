import type { FilterOption } from '@stadtraum/contracts/list';
import { type FilterState, parameterName } from './list-address.ts';

/** What a field of a filter needs to know about its parameter. */
export interface FilterField<Value, Options> {
  /** Unique on the page. */
  id: string;
  /** Name of the query parameter. */
  name: string;
  /** The value in force. */
  value: Value;
  /** What it can be set to; undefined for a filter without options. */
  options: Options;
}

/**
 * Binds the fields of a list's form to its filter: `<ChoiceFilter {...field('district')} label="Bezirk" />`.
 *
 * @param form.id unique on the page; ids of the fields start with it
 * @returns a function that takes a parameter's name, without the prefix
 */
export function filterFields<
  Filter extends FilterState,
  Options extends Readonly<Record<string, readonly FilterOption[]>>,
>({ id, queryPrefix, filter, options }: FilterForm<Filter, Options>) {
  return <Name extends keyof Filter & string>(
    name: Name,
  ): FilterField<Filter[Name], Name extends keyof Options ? Options[Name] : undefined> => ({
    id: `${id}-${name}`,
    name: Array.isArray(filter[name])
      ? parameterName(queryPrefix, name, '')
      : parameterName(queryPrefix, name),
    value: filter[name],
    options: options[name] as Name extends keyof Options ? Options[Name] : undefined,
  });
}

interface FilterForm<Filter, Options> {
  id: string;
  queryPrefix: string;
  filter: Filter;
  options: Options;
}
