import type { ReactNode } from 'react';

export interface Column {
  /** Unique in the table; cells refer to it. */
  key: string;
  label: string;
  /**
   * Whether the column's cells are row headers, which stay in view while other columns scroll. Set for at most one column.
   * @default false
   */
  isRowHead?: boolean;
  /** Whether the column is right-aligned, with tabular figures. @default false */
  isNumeric?: boolean;
  /** @default false */
  isSortable?: boolean;
}

export interface Row {
  /** Unique in the table and independent of its order. */
  key: string;
  /** The cells by column key; missing cells are empty. */
  cells: Readonly<Record<string, Cell>>;
  /** Content below the row across all columns; it moves with the row. @default nothing */
  detail?: ReactNode;
}

/** A text, a number, or content with a sort value. */
export type Cell = string | number | CellContent;

interface CellContent {
  content: ReactNode;
  sortValue?: string | number;
  /** Label beside the content where rows are cards. @default the column's label */
  label?: string;
}

export function contentOf(cell: Cell | undefined): ReactNode {
  return typeof cell === 'object' ? cell.content : cell;
}

export function labelOf(cell: Cell | undefined): string | undefined {
  return typeof cell === 'object' ? cell.label : undefined;
}

/** @returns undefined for a cell without a sort value */
export function sortValueOf(cell: Cell | undefined): string | number | undefined {
  const value = typeof cell === 'object' ? cell.sortValue : cell;
  return value === '' ? undefined : value;
}
