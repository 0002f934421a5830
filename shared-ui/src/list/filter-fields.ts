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
>({ id, queryPrefix, filter, options, problems = [], rejected }: FilterForm<Filter, Options>) {
  return <Name extends keyof Filter & string>(
    name: Name,
  ): FilterField<Filter[Name], Name extends keyof Options ? Options[Name] : undefined> => {
    const ignored = rejected ? [] : problems.filter((problem) => problem.name === name);
    const errors = rejected
      ? rejected.errors.flatMap(({ field, message }) => (field === name ? message : []))
      : ignored.map(describeProblem);
    return {
      id: `${id}-${name}`,
      name: Array.isArray(filter[name])
        ? parameterName(queryPrefix, name, '')
        : parameterName(queryPrefix, name),
      value: rejected ? ((rejected.search[name] ?? emptied(filter[name])) as Filter[Name]) : filter[name],
      options: options[name] as Name extends keyof Options ? Options[Name] : undefined,
      ...(ignored[0] && { typed: ignored[0].typed }),
      ...(errors.length > 0 && { errors }),
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
  /** A rejected form that saves the search; shown instead of the filter and its problems. @default none */
  rejected?: RejectedSearch | undefined;
}

/** A rejected form with its input. */
export interface RejectedSearch {
  /** `field` is the name of a filter's parameter, or of another input. */
  errors: readonly { field: string; message: string }[];
  /** The filters as the visitor typed them; empty ones may be missing. */
  search: FilterState;
}

function emptied(value: unknown): FilterState[string] {
  return Array.isArray(value) ? [] : typeof value === 'boolean' ? false : '';
}
