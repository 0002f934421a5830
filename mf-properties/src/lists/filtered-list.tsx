import { Button } from '@stadtraum/shared-ui/button';
import { type ActiveFilter, ActiveFilters, type ListLocation, listAddress } from '@stadtraum/shared-ui/list';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/**
 * A list with its filter, in the section that a submitted form jumps to and focuses (R2.2-2). The form's address ends with the
 * section's anchor; for shared addresses without an anchor, browsers follow `autofocus`. The list's own reset loads the page
 * without the query string (R2.2-4).
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
      // biome-ignore lint/a11y/noAutofocus: required by R2.2-2, and only after the visitor has submitted the form.
      autoFocus={isSubmitted || undefined}
      // React expects this attribute under another name on elements that are not form fields.
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
  /** Whether the page was requested by submitting the filter's form. */
  isSubmitted: boolean;
  /** The filter's form. */
  form: ReactNode;
  /** The number of results in words. */
  result: string;
  /** The active filters. */
  filters: readonly ActiveFilter[];
  /** Name of the active sort order. @default the list's default order */
  sort?: string | undefined;
  /** The results, or an EmptyResult. */
  children: ReactNode;
}
