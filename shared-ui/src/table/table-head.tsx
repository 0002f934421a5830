// biome-ignore-all lint/a11y/noRedundantRoles: the stylesheet lays tables out as grids, for which Safari drops their roles.
import { SortHeader, type TableSorting } from './sort-header.tsx';
import styles from './table.module.css';
import type { Column } from './table-content.ts';

/** Number of columns that a pressed sort header spans (R2.11-22). Rows are separate grids, so other rows do not change. */
const WIDE_SPAN = 6;

/** The column headers. If rows are stacked on small screens, only sortable headers are shown, in a bar of six columns. */
export function TableHead({ columns, idOf, hintId, sorting }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={styles.head} data-sortable={sorting ? '' : undefined}>
      <tr role="row" className={styles.row}>
        {columns.map(({ key, label, isSortable = false, isNumeric, isRowHead }) => {
          const isSorted = sorting?.sort?.column === key;
          return (
            <th
              key={key}
              id={idOf(key)}
              role="columnheader"
              scope="col"
              className={styles.columnHeader}
              data-numeric={isNumeric ? '' : undefined}
              data-row-head={isRowHead ? '' : undefined}
              data-sortable={isSortable && sorting ? '' : undefined}
              aria-sort={isSorted ? sorting.sort?.direction : undefined}
              colSpan={sorting?.wideColumn === key ? WIDE_SPAN : undefined}
            >
              {isSortable && sorting ? (
                <SortHeader column={key} label={label} sorting={sorting} hintId={hintId} />
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface TableHeadProps {
  columns: readonly Column[];
  /** Returns the id of a column header. */
  idOf: (column: string) => string;
  hintId: string;
  sorting: TableSorting | undefined;
}
