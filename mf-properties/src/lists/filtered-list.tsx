import { Button } from '@stadtraum/shared-ui/button';
import {
  type ListLocation,
  ListResults,
  type ListResultsProps,
  listAddress,
} from '@stadtraum/shared-ui/list';
import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/**
 * A list with its filter. Submitting the form jumps to this section (R2.2-2), because the form's action ends with the anchor of the
 * results, which start at the section's top. The results get the focus, so that the keyboard continues with them. When a visitor
 * opens a shared URL without the anchor, `autofocus` has the same effect. The reset link loads the page without the query (R2.2-4).
 */
export function FilteredList({
  list,
  label,
  isSubmitted = false,
  form,
  tools,
  hasReset = true,
  sort,
  children,
  ...results
}: FilteredListProps) {
  return (
    <section className={styles.section} aria-label={label}>
      {form}
      <ListResults
        {...results}
        id={list.anchor}
        className={styles.results}
        autoFocus={isSubmitted}
        action={
          <div className={styles.tools}>
            {tools}
            {/* A link works without JavaScript. */}
            {hasReset && (
              <Button
                href={listAddress({ ...list, anchor: undefined }, { filter: {} })}
                variant="quiet"
                className={styles.reset}
              >
                Ohne Filter neu laden
              </Button>
            )}
          </div>
        }
        hrefOf={(filter) => listAddress(list, { filter, sort })}
      >
        {children}
      </ListResults>
    </section>
  );
}

export interface FilteredListProps
  extends Pick<ListResultsProps, 'result' | 'problems' | 'filters' | 'children'> {
  list: ListLocation & { anchor: string };
  /** Accessible name of the section: „Projekte filtern“. */
  label: string;
  /** Whether the visitor requested the page by submitting the filter's form. @default false */
  isSubmitted?: boolean | undefined;
  /** The filter's form. */
  form: ReactNode;
  /** Controls beside the number of results. @default none */
  tools?: ReactNode;
  /** Whether there is a link to the whole list. @default true */
  hasReset?: boolean;
  /** Name of the active sort order. @default the collection's default order */
  sort?: string | undefined;
}
