import type { FilterProblem } from '@stadtraum/contracts/list';
import type { ReactNode } from 'react';
import { FocusWithoutScript } from '../focus-without-script.tsx';
import { joinClasses } from '../join-classes.ts';
import { ResultLine } from '../result-line/result-line.tsx';
import { ActiveFilters } from './active-filters.tsx';
import type { ActiveFilter } from './describe-filters.ts';
import { ignoredText } from './filter-problems.ts';
import type { FilterState } from './list-address.ts';
import styles from './list-results.module.css';

/**
 * The results of a filter: their number, the active filters and the list. The number names the section, so that screen readers
 * announce it when the section gets the focus after the filter is submitted.
 *
 * @group Lists
 * @key Tab: moves to the action, the active filters and the list
 * @rule End the form's action with its id (`#id`): browsers focus it without JavaScript.
 * @rule Put the list, its EmptyResult and its Pagination into it.
 */
export function ListResults({
  id,
  result,
  problems = [],
  action,
  filters,
  hrefOf,
  autoFocus,
  focusWithoutScript = false,
  className,
  children,
}: ListResultsProps) {
  const countId = `${id}-count`;
  return (
    <section
      id={id}
      className={joinClasses(styles.results, className)}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it applies only after the filter is submitted.
      autoFocus={autoFocus || undefined}
      // On elements that are not form fields, React expects another name for `autofocus` during hydration.
      suppressHydrationWarning
      aria-labelledby={countId}
    >
      {focusWithoutScript && <FocusWithoutScript className={styles.focus} aria-labelledby={countId} />}
      <div className={styles.body}>
        <div className={styles.head}>
          <ResultLine id={countId} action={action}>
            {result}
            {problems.length > 0 && (
              <>
                {'. '}
                <span className={styles.ignored}>{ignoredText(problems)}</span>
              </>
            )}
          </ResultLine>
          <ActiveFilters filters={filters} hrefOf={hrefOf} />
        </div>
        {children}
      </div>
    </section>
  );
}

export interface ListResultsProps {
  /** Unique on the page; the anchor to which the filter's form jumps. */
  id: string;
  /** The number of results in words: `24 Treffer`. */
  result: string;
  /** Input that the filter ignores; named after the number, with the reason and what to do. @default none */
  problems?: readonly FilterProblem[] | undefined;
  /** A link or button that acts on the whole list. @default none */
  action?: ReactNode;
  /** The active filters. */
  filters: readonly ActiveFilter[];
  /** Returns the URL of the list with a filter. */
  hrefOf: (filter: FilterState) => string;
  /** Whether the page focuses it on load, when its URL has no fragment. @default false */
  autoFocus?: boolean;
  /** Like `autoFocus`, but only if the page's script, which moves the focus itself, does not run. @default false */
  focusWithoutScript?: boolean;
  className?: string | undefined;
  /** The list. */
  children: ReactNode;
}
