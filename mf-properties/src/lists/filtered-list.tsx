import { Button } from '@stadtraum/shared-ui/button';
import { type ActiveFilter, ActiveFilters, type ListLocation, listAddress } from '@stadtraum/shared-ui/list';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/**
 * A list below its filter: the section that a submitted form jumps to and that gets the focus then (R2.2-2). The form's address
 * ends with the section's anchor; an address without it, passed on by somebody, is led there by `autofocus`, which browsers
 * heed where no anchor is. The list's own reset loads the page without its query (R2.2-4).
 */
export function FilteredList({
  list,
  label,
  isSubmitted,
  form,
  result,
  filters,
  sort,
  children,
}: FilteredListProps) {
  const resultId = `${list.anchor}-result`;
  return (
    <section
      id={list.anchor}
      className={styles.section}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: asked for by R2.2-2, and only after the visitor has sent the form.
      autoFocus={isSubmitted || undefined}
      // React looks for this attribute in vain: on an element that is no field, it compares another name.
      suppressHydrationWarning
      aria-label={label}
      aria-describedby={resultId}
    >
      {form}
      <ResultLine
        id={resultId}
        action={
          // A link, so that it works without JavaScript.
          <Button href={list.path} variant="quiet" className={styles.reset}>
            Liste zurücksetzen
          </Button>
        }
      >
        {result}
      </ResultLine>
      <ActiveFilters filters={filters} hrefOf={(filter) => listAddress(list, { filter, sort })} />
      {children}
    </section>
  );
}

export interface FilteredListProps {
  list: ListLocation & { anchor: string };
  /** Name of the section: „Projekte filtern“. */
  label: string;
  /** The page was asked for by the filter's form. */
  isSubmitted: boolean;
  /** The filter's form. */
  form: ReactNode;
  /** The number of hits in words. */
  result: string;
  /** What narrows the list. */
  filters: readonly ActiveFilter[];
  /** Name of the order in force. @default the list's own */
  sort?: string | undefined;
  /** The hits, or what stands in their list. */
  children: ReactNode;
}
