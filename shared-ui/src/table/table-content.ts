import type { ReactNode } from 'react';

export interface Column {
  /** Unique in the table; cells are found by it. */
  key: string;
  label: string;
  /** Its cells name their rows. At most one column; it stays in sight while the others are scrolled. @default false */
  isRowHead?: boolean;
  /** Aligned at the end, with digits of one width. @default false */
  isNumeric?: boolean;
  /** @default false */
  isSortable?: boolean;
}

export interface Row {
  /** Unique in the table, and the same however it is sorted. */
  key: string;
  /** By the columns' keys; what is missing is an empty cell. */
  cells: Readonly<Record<string, Cell>>;
  /** Stands below the row, over all columns, and is sorted with it. @default nothing */
  detail?: ReactNode;
}

/** A text or number, or content with what it is sorted by. */
export type Cell = string | number | { content: ReactNode; sortValue?: string | number };

export function contentOf(cell: Cell | undefined): ReactNode {
  return typeof cell === 'object' ? cell.content : cell;
}

/** Undefined where there is nothing to sort by. */
export function sortValueOf(cell: Cell | undefined): string | number | undefined {
  const value = typeof cell === 'object' ? cell.sortValue : cell;
  return value === '' ? undefined : value;
}
