import type { FilterOption, FilterProblem } from '@stadtraum/contracts/list';
import type { FilterField } from './fields/filter-field.ts';
import { describeProblem } from './filter-problems.ts';
import { type FilterState, parameterName } from './list-address.ts';

/**
 * Binds the fields of a filter form to the filter's state: `<ChoiceFilter {...field('district')} label="Bezirk" />`.
 *
 * @param form.id unique on the page; prefix of the fields' ids
 * @returns a function that maps a parameter's name (without the prefix) to the props of its field
 */
export function filterFields<
  Filter extends FilterState,
  Options extends Readonly<Record<string, readonly FilterOption[]>>,
>({ id, queryPrefix, filter, options, problems = [] }: FilterForm<Filter, Options>) {
  return <Name extends keyof Filter & string>(
    name: Name,
  ): FilterField<Filter[Name], Name extends keyof Options ? Options[Name] : undefined> => {
    const ignored = problems.filter((problem) => problem.name === name);
    return {
      id: `${id}-${name}`,
      name: Array.isArray(filter[name])
        ? parameterName(queryPrefix, name, '')
        : parameterName(queryPrefix, name),
      value: filter[name],
      options: options[name] as Name extends keyof Options ? Options[Name] : undefined,
      ...(ignored.length > 0 && { typed: ignored[0]?.typed, errors: ignored.map(describeProblem) }),
    };
  };
}

interface FilterForm<Filter, Options> {
  id: string;
  queryPrefix: string;
  filter: Filter;
  options: Options;
  /** Input that the filter ignores. @default none */
  problems?: readonly FilterProblem[] | undefined;
}
