import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { Cell, Column, Row } from '@stadtraum/shared-ui/table';
import type { TableData } from './table-data.ts';

/** Converts a table to the kit's columns and rows. The key of a row is its index, because the order in content is fixed. */
export function readTable({ columns, rows }: TableData): { columns: Column[]; rows: Row[] } {
  const kitColumns = columns.map(({ decimals: _, ...column }, index) => ({
    ...column,
    key: columnKey(index),
  }));
  const kitRows = rows.map((cells, row) => ({
    key: String(row),
    cells: Object.fromEntries(
      columns.map(({ decimals = 0 }, index) => [columnKey(index), readCell(cells[index], decimals)]),
    ),
  }));
  return { columns: kitColumns, rows: kitRows };
}

function columnKey(column: number): string {
  return `spalte-${column + 1}`;
}

function readCell(cell: string | number | undefined, decimals: number): Cell {
  if (typeof cell !== 'number') return cell ?? '';
  return { content: formatNumber(cell, { min: decimals }), sortValue: cell };
}
