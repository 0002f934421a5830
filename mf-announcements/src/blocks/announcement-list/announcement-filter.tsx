import { DateRange } from '@stadtraum/shared-ui/date-range';
import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { Select } from '@stadtraum/shared-ui/select';
import type { AnnouncementListContent } from './content.ts';
import { type ListPlace, parameterOf } from './list-address.ts';

/**
 * The list's filter: a GET form to the page itself (R2.7-6) with two dates that limit each other (R2.7-1, R5.2-2). Its reset
 * loads the page without its query (R2.7-2).
 */
export function AnnouncementFilter({ id, place, filter, options, sort }: AnnouncementFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend="Ausschreibungen filtern"
      action={`${place.path}#${place.anchor}`}
      resetBy="reloading"
      hiddenFields={sort ? { [parameterOf('sort')]: sort } : {}}
    >
      <DateRange
        from={{
          id: `${id}-von`,
          name: parameterOf('ausfristvon'),
          label: 'Angebotsfrist von',
          defaultValue: filter.ausfristvon,
        }}
        to={{
          id: `${id}-bis`,
          name: parameterOf('ausfristbis'),
          label: 'Angebotsfrist bis',
          defaultValue: filter.ausfristbis,
        }}
      />
      <Select
        id={`${id}-gewerk`}
        name={parameterOf('gewerk')}
        label="Gewerk"
        options={[
          { value: '', label: 'Alle Gewerke' },
          ...options.gewerk.map(({ value, hits }) => ({ value, label: `${value} (${hits})` })),
        ]}
        defaultValue={filter.gewerk}
      />
    </FilterPanel>
  );
}

export interface AnnouncementFilterProps
  extends Pick<AnnouncementListContent, 'filter' | 'options' | 'sort'> {
  /** Unique on the page. */
  id: string;
  place: ListPlace;
}
