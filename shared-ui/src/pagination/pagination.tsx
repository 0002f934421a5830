import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

/**
 * Links to the pages of a list. Each page is a separate document. Renders nothing for a single page.
 *
 * @group Navigation
 * @key Tab: moves from link to link
 * @key Enter: opens the page
 * @rule Keep the filter's query in `hrefOf`.
 * @rule Place it below its list.
 */
export function Pagination({ current, count, hrefOf, label = 'Seiten', className }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav className={joinClasses(styles.pagination, className)} aria-label={label}>
      {current > 1 && (
        <a className={styles.step} href={hrefOf(current - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span className={styles.stepLabel}>Zurück</span>
        </a>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ol className={styles.pages} role="list">
        {pageNumbers(current, count).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps differ by position only.
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={hrefOf(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                <span className="visually-hidden">Seite </span>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < count && (
        <a className={styles.step} href={hrefOf(current + 1)} rel="next">
          <span className={styles.stepLabel}>Weiter</span>
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

export interface PaginationProps {
  /** The current page, from 1. */
  current: number;
  /** The number of pages. */
  count: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /**
   * The navigation's accessible name; include the list's name if a document has several lists.
   * @default 'Seiten'
   */
  label?: string;
  className?: string | undefined;
}
