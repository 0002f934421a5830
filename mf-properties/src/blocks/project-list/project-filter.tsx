import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { Select } from '@stadtraum/shared-ui/select';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { ListPlace } from '../../lists/list-address.ts';
import { selectOptions } from '../../lists/list-content.ts';
import type { ProjectListContent } from './block.ts';
import { describeStatus, PLUGIN } from './filter-names.ts';

/**
 * The list's filter: a GET form to the page itself (R2.2-1). A browser keeps the fragment of a form's address, jumps there at
 * once and focuses it, so the jump (R2.2-2) needs no script. The reset empties the fields (R2.2-3); without JavaScript it
 * sends a form without any.
 */
export function ProjectFilter({ id, place, filter, options }: ProjectFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend="Projekte filtern"
      action={`${place.path}#${place.anchor}`}
      hiddenFields={{ [`${PLUGIN}[__referrer][@extension]`]: 'DmshProjects' }}
      resetBy="clearing"
      resetLabel="Filter leeren"
    >
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
      <Select
        id={`${id}-district`}
        name={`${PLUGIN}[district]`}
        label="Bezirk"
        options={selectOptions('Alle Bezirke', options.district)}
        defaultValue={filter.district}
      />
      <Select
        id={`${id}-status`}
        name={`${PLUGIN}[status]`}
        label="Stand"
        options={selectOptions('Jeder Stand', options.status, describeStatus)}
        defaultValue={filter.status}
      />
      <Select
        id={`${id}-kind`}
        name={`${PLUGIN}[kind]`}
        label="Art"
        options={selectOptions('Alle Arten', options.kind)}
        defaultValue={filter.kind}
      />
      <CheckboxGroup
        id={`${id}-features`}
        name={`${PLUGIN}[features][]`}
        label="Merkmale"
        hint="Es genügt, wenn eines davon zutrifft."
        options={options.features.map(({ value, hits }) => ({ value, label: `${value} (${hits})` }))}
        defaultValues={filter.features}
      />
    </FilterPanel>
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
