import { Button } from '@stadtraum/shared-ui/button';
import { type ActiveFilter, ActiveFilters, type ListLocation, listAddress } from '@stadtraum/shared-ui/list';
import { ResultLine } from '@stadtraum/shared-ui/result-line';
import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/**
 * A list with its filter. Submitting the form jumps to this section and focuses it (R2.2-2), because the form's action ends with
 * the section's anchor. When a visitor opens a shared URL without the anchor, `autofocus` has the same effect. The reset link loads
 * the page without the query string (R2.2-4).
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
      // biome-ignore lint/a11y/noAutofocus: R2.2-2 requires it, and it applies only after the form is submitted.
      autoFocus={isSubmitted || undefined}
      // On elements that are not form fields, React expects another name for `autofocus` during hydration.
      suppressHydrationWarning
      aria-label={label}
      aria-describedby={resultId}
    >
      {form}
      <ResultLine
        id={resultId}
        action={
          // A link works without JavaScript.
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
  /** Accessible name of the section: „Projekte filtern“. */
  label: string;
  /** Whether the visitor requested the page by submitting the filter's form. */
  isSubmitted: boolean;
  /** The filter's form. */
  form: ReactNode;
  /** The number of results in words. */
  result: string;
  /** The active filters. */
  filters: readonly ActiveFilter[];
  /** Name of the active sort order. @default the collection's default order */
  sort?: string | undefined;
  /** The results, or an `EmptyResult`. */
  children: ReactNode;
}
