import { DateRange } from '@stadtraum/shared-ui/date-range';
import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { ChoiceFilter, filterFields, type ListLocation, parameterName } from '@stadtraum/shared-ui/list';
import type { AnnouncementListContent } from './content.ts';

/**
 * The list's filter: a GET form that submits to its own page (R2.7-6), with two dates that limit each other (R2.7-1, R5.2-2). The
 * reset link loads the page without the query string (R2.7-2).
 */
export function AnnouncementFilter({
  id,
  list,
  filter,
  options,
  labels,
  problems,
  sort,
}: AnnouncementFilterProps) {
  const { path, queryPrefix, anchor } = list;
  const field = filterFields({ id, queryPrefix, filter, options, problems });
  const day = (end: 'von' | 'bis') => {
    // Ignored input stays in the field, so that visitors can correct it.
    const { name, value, typed = value, errors } = field(`ausfrist${end}`);
    return { id: `${id}-${end}`, name, label: labels[`ausfrist${end}`], defaultValue: typed, errors };
  };
  return (
    <FilterPanel
      id={id}
      legend="Ausschreibungen filtern"
      action={`${path}#${anchor}`}
      resetBy="reloading"
      hiddenFields={sort ? { [parameterName(queryPrefix, 'sort')]: sort } : {}}
    >
      <DateRange from={day('von')} to={day('bis')} />
      <ChoiceFilter {...field('gewerk')} label={labels.gewerk} all="Alle Gewerke" />
    </FilterPanel>
  );
}

export interface AnnouncementFilterProps
  extends Pick<AnnouncementListContent, 'filter' | 'options' | 'labels' | 'sort'> {
  /** Unique on the page. */
  id: string;
  /** After a submission, the page jumps to the list's anchor. */
  list: ListLocation & { anchor: string };
  problems: AnnouncementListContent['problems'];
}
