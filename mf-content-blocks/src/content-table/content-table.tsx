import { SortableTable } from '@stadtraum/shared-ui/sortable-table';
import { Table } from '@stadtraum/shared-ui/table';
import { Chart } from './chart.tsx';
import styles from './content-table.module.css';
import { readChart } from './read-chart.ts';
import { readTable } from './read-table.ts';
import type { TableData } from './table-data.ts';

/** A table from content, with sortable columns (R2.11-17, R2.11-22), and with a chart beside or below it. */
export function ContentTable({ table }: ContentTableProps) {
  const { caption, narrow = 'scroll', note } = table;
  const { columns, rows } = readTable(table);
  const chart = readChart(table);
  const shared = { caption, narrow, columns, rows };
  return (
    <div className={styles.container}>
      <div
        className={styles.figures}
        data-chart={chart && (columns.length > MAX_COLUMNS_BESIDE_CHART ? 'below' : `beside-${narrow}`)}
      >
        <div className={styles.table}>
          {columns.some(({ isSortable }) => isSortable) ? (
            <SortableTable {...shared} />
          ) : (
            <Table {...shared} />
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {chart && <Chart chart={chart} />}
      </div>
    </div>
  );
}

/** Wider tables need the whole width, so that they do not scroll. */
const MAX_COLUMNS_BESIDE_CHART = 6;

export interface ContentTableProps {
  table: TableData;
}
