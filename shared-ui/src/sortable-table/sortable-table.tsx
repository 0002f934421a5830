import { useState } from 'react';
import { type Sort, sortAfterPress, sortRows } from '../table/sort.ts';
import { Table, type TableProps } from '../table/table.tsx';

/**
 * A table that visitors sort by pressing a column header, first in ascending order. The pressed header then spans six columns, and
 * one column after the next press (R2.11-22, P22). Without JavaScript the headers are links to the sorted page, or plain text if
 * the server cannot sort.
 *
 * @group Tables
 * @key Tab: moves from header to header
 * @key Enter, Space: sort by the focused column, then reverse
 * @rule Give cells a sort value if their text does not sort correctly (dates, amounts).
 * @rule Pass `hrefOf` if the server can sort, so that sorting works without JavaScript.
 */
export function SortableTable({ initialSort, hrefOf, onSort, columns, rows, ...props }: SortableTableProps) {
  /** Undefined until the visitor sorts; until then, the rows have the order that the URL requests. */
  const [chosen, setChosen] = useState<Sort>();
  const [wideColumn, setWideColumn] = useState<string>();
  const sort = chosen ?? initialSort;
  const sortedBy = columns.find(({ key }) => key === chosen?.column)?.label;

  function press(column: string): void {
    const next = sortAfterPress(column, sort);
    setChosen(next);
    setWideColumn(column === wideColumn ? undefined : column);
    onSort?.(next);
  }

  return (
    <>
      <Table
        {...props}
        columns={columns}
        rows={chosen ? sortRows(rows, chosen) : rows}
        sorting={{ sort, hrefOf, wideColumn, onPress: press }}
      />
      <p className="visually-hidden" role="status">
        {chosen && `Sortiert nach ${sortedBy}, ${GERMAN[chosen.direction]}`}
      </p>
    </>
  );
}

const GERMAN = { ascending: 'aufsteigend', descending: 'absteigend' };

export interface SortableTableProps extends Omit<TableProps, 'sorting'> {
  /** The order of `rows`. @default unsorted */
  initialSort?: Sort | undefined;
  /** Returns the URL of this page in another order. @default none: the server cannot sort */
  hrefOf?: (sort: Sort) => string;
  /** Called when the visitor sorts, for example to update the URL. */
  onSort?: (sort: Sort) => void;
}

export type { Sort } from '../table/sort.ts';
export type { Cell, Column, Row } from '../table/table.tsx';
