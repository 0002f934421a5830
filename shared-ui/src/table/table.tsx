// biome-ignore-all lint/a11y/noRedundantRoles: the stylesheet lays tables out as grids, for which Safari drops their roles.
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { TableSorting } from './sort-header.tsx';
import styles from './table.module.css';
import { type Column, contentOf, labelOf, type Row } from './table-content.ts';
import { TableHead } from './table-head.tsx';

/**
 * A table for any width (R2.11-17). By default, a table that is too wide scrolls horizontally, also by keyboard, while the row
 * headers stay in view. With `stack`, each row becomes a card of labels and values below 640 px; this suits lists that are read
 * row by row.
 *
 * @group Tables
 * @key Tab: moves to the scrollable table, then through its links
 * @key Arrow Left, Arrow Right: scroll the focused table
 * @rule Choose `stack` only if rows are read one by one, not compared.
 * @rule Write a caption that describes the content; it is the table's accessible name.
 */
export function Table({ caption, columns, rows, narrow = 'scroll', emptyText, sorting }: TableProps) {
  const id = useId();
  const [captionId, hintId] = [`${id}-caption`, `${id}-hint`];
  const idOf = (column: string) => `${id}-${column}`;
  return (
    <div className={styles.container}>
      <p id={captionId} className={styles.caption}>
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <section className={styles.frame} aria-labelledby={captionId} tabIndex={0} data-narrow={narrow}>
        <table
          role="table"
          className={styles.table}
          aria-labelledby={captionId}
          style={{ '--columns': columns.length } as CSSProperties}
        >
          <TableHead columns={columns} idOf={idOf} hintId={hintId} sorting={sorting} />
          <tbody role="rowgroup" className={styles.rows}>
            {rows.map((row) => (
              <TableRow key={row.key} row={row} columns={columns} idOf={idOf} />
            ))}
            {rows.length === 0 && <EmptyRow columns={columns.length}>{emptyText}</EmptyRow>}
          </tbody>
        </table>
        {sorting && (
          <p id={hintId} hidden>
            Spaltenköpfe sortieren die Tabelle.
          </p>
        )}
      </section>
    </div>
  );
}

function TableRow({
  row,
  columns,
  idOf,
}: { row: Row } & Pick<TableProps, 'columns'> & { idOf: (key: string) => string }) {
  const { detail } = row;
  const cells = (
    <tr role="row" className={styles.row} data-detailed={detail ? '' : undefined}>
      {columns.map(({ key, label, isNumeric, isRowHead }) => {
        const content = contentOf(row.cells[key]);
        const attributes = {
          className: styles.cell,
          // Linked by id, because a header may span six columns, but labels only one.
          headers: idOf(key),
          'data-numeric': isNumeric ? '' : undefined,
          'data-label': labelOf(row.cells[key]) ?? label,
        };
        return isRowHead ? (
          <th key={key} role="rowheader" scope="row" data-row-head="" {...attributes}>
            {content}
          </th>
        ) : (
          <td key={key} role="cell" {...attributes}>
            {content}
          </td>
        );
      })}
    </tr>
  );
  if (!detail) return cells;
  return (
    <>
      {cells}
      <tr role="row" className={styles.row} data-detail="">
        <td role="cell" className={styles.detail} colSpan={columns.length}>
          {detail}
        </td>
      </tr>
    </>
  );
}

function EmptyRow({ columns, children = 'Keine Einträge' }: { columns: number; children?: ReactNode }) {
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.empty} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

export interface TableProps {
  /** Describes the content; also labels the scrollable region. */
  caption: ReactNode;
  /** The columns, from left to right. */
  columns: readonly Column[];
  /** The rows, from top to bottom. */
  rows: readonly Row[];
  /**
   * Whether a table that is too wide scrolls or stacks its rows.
   * @default 'scroll'
   */
  narrow?: 'scroll' | 'stack';
  /** Text of a table without rows. @default 'Keine Einträge' */
  emptyText?: ReactNode;
  /** Sorting by columns, set by `SortableTable`. @default not sortable */
  sorting?: TableSorting | undefined;
}

export type { Cell, Column, Row } from './table-content.ts';
