import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { FilterSelect } from '../../lists/filter-select.tsx';
import type { ListPlace } from '../../lists/list-address.ts';
import { ListFilter } from '../../lists/list-filter.tsx';
import type { ProjectListContent } from './content.ts';
import { describeStatus, PLUGIN } from './filter-names.ts';

/** The list's filter: title, selects and boxes. */
export function ProjectFilter({ id, place, filter, options }: ProjectFilterProps) {
  const select = { formId: id, place };
  return (
    <ListFilter id={id} place={place} legend="Projekte filtern" extension="DmshProjects">
      <TextField
        id={`${id}-title`}
        name={`${PLUGIN}[title]`}
        label="Titel"
        hint="Ein Wort aus dem Titel genügt, zum Beispiel „Uferstraße“."
        type="search"
        defaultValue={filter.title}
        maxLength={200}
        autoComplete="off"
      />
      <FilterSelect
        {...select}
        name="district"
        label="Bezirk"
        all="Alle Bezirke"
        options={options.district}
        value={filter.district}
      />
      <FilterSelect
        {...select}
        name="status"
        label="Stand"
        all="Jeder Stand"
        options={options.status}
        labelOf={describeStatus}
        value={filter.status}
      />
      <FilterSelect
        {...select}
        name="kind"
        label="Art"
        all="Alle Arten"
        options={options.kind}
        value={filter.kind}
      />
      <CheckboxGroup
        id={`${id}-features`}
        name={`${PLUGIN}[features][]`}
        label="Merkmale"
        hint="Es genügt, wenn eines davon zutrifft."
        options={options.features.map(({ value, hits }) => ({ value, label: `${value} (${hits})` }))}
        defaultValues={filter.features}
      />
    </ListFilter>
  );
}

export interface ProjectFilterProps {
  /** Unique on the page. */
  id: string;
  /** The list; its section is where the page jumps to after a submission. */
  place: ListPlace;
  /** The filter in force. */
  filter: ProjectListContent['filter'];
  options: ProjectListContent['options'];
}
