import { FilterPanel } from '@stadtraum/shared-ui/filter-panel';
import { type ListLocation, parameterName } from '@stadtraum/shared-ui/list';
import type { ReactNode } from 'react';

/**
 * A list's filter: a GET form to the page itself (R2.2-1). A browser keeps the fragment of a form's address, jumps there at
 * once and focuses it, so the jump (R2.2-2) needs no script. The reset empties the fields (R2.2-3); without JavaScript it
 * sends a form without any.
 */
export function ListFilter({ id, list, legend, extension, children }: ListFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend={legend}
      action={`${list.path}#${list.anchor}`}
      hiddenFields={{ [parameterName(list.queryPrefix, '__referrer', '@extension')]: extension }}
      resetBy="clearing"
      resetLabel="Filter leeren"
    >
      {children}
    </FilterPanel>
  );
}

export interface ListFilterProps {
  /** Unique on the page. */
  id: string;
  /** The list; its section is where the page jumps to after a submission. */
  list: ListLocation & { anchor: string };
  /** What is filtered: „Projekte filtern“. */
  legend: string;
  /** Whose form it is, as the form itself says. */
  extension: string;
  /** Fields of the kit. */
  children: ReactNode;
}
