import { SortableTable } from '@stadtraum/shared-ui/sortable-table';
import { Table } from '@stadtraum/shared-ui/table';
import styles from './content-table.module.css';
import { readTable } from './read-table.ts';
import type { TableData } from './table-data.ts';

/** A table from content, with sortable columns (R2.11-17, R2.11-22). */
export function ContentTable({ table }: ContentTableProps) {
  const { caption, narrow = 'scroll', note } = table;
  const { columns, rows } = readTable(table);
  const shared = { caption, narrow, columns, rows };
  return (
    <>
      {columns.some(({ isSortable }) => isSortable) ? <SortableTable {...shared} /> : <Table {...shared} />}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

export interface ContentTableProps {
  table: TableData;
}
