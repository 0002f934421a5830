import type { FilterOption } from '@stadtraum/contracts/list';
import type { FilterField } from './fields/filter-field.ts';
import { type FilterState, parameterName } from './list-address.ts';

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
