import { FilterPanel, type FilterPanelProps } from '@stadtraum/shared-ui/filter-panel';
import { type ListLocation, parameterName } from '@stadtraum/shared-ui/list';
import type { ReactNode } from 'react';

/**
 * A list's filter: a GET form that submits to its own page (R2.2-1). Browsers keep the fragment of the form's action, jump to that
 * element and focus it, so the jump (R2.2-2) needs no script. The reset button clears the fields and sends nothing (R2.2-3).
 */
export function ListFilter({
  id,
  list,
  legend,
  extension,
  hiddenFields,
  children,
  ...panel
}: ListFilterProps) {
  return (
    <FilterPanel
      id={id}
      legend={legend}
      action={`${list.path}#${list.anchor}`}
      hiddenFields={{
        ...(extension !== undefined && {
          [parameterName(list.queryPrefix, '__referrer', '@extension')]: extension,
        }),
        ...hiddenFields,
        ...(list.view && { [parameterName(list.queryPrefix, 'view')]: list.view }),
      }}
      resetBy="clearing"
      {...panel}
    >
      {children}
    </FilterPanel>
  );
}

export interface ListFilterProps
  extends Pick<FilterPanelProps, 'hiddenFields' | 'submit' | 'more' | 'isDrawer'> {
  /** Unique on the page. */
  id: string;
  /** After a submission, the page jumps to the list's anchor. */
  list: ListLocation & { anchor: string };
  /** Legend of the form: „Projekte filtern“. */
  legend: string;
  /** Name of the extension that the form submits as its referrer (R2.2-2). @default none */
  extension?: string;
  /** The filter's fields. */
  children: ReactNode;
}
