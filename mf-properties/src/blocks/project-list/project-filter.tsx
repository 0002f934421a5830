import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { TextField } from '@stadtraum/shared-ui/text-field';
import type { ProjectListContent } from './block.ts';

/** Name of the list in the page's query string, as its links have always had it. */
const PLUGIN = 'tx_dmshprojects_projectslist';

/**
 * The list's filter: a GET form to the page itself (R2.2-1). A browser keeps the fragment of a form's address, jumps there at
 * once and focuses it, so the jump (R2.2-2) needs no script. The reset empties the fields (R2.2-3); without JavaScript it
 * sends a form without any.
 */
export function ProjectFilter({ id, path, anchor, filter }: ProjectFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend="Projekte filtern"
      action={`${path}#${anchor}`}
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
    </FilterPanel>
  );
}

export interface ProjectFilterProps {
  /** Unique on the page. */
  id: string;
  /** The page's own path. */
  path: string;
  /** Id of the section that the page jumps to after a submission. */
  anchor: string;
  /** The filter in force. */
  filter: ProjectListContent['filter'];
}
