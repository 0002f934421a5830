import type { ReactNode } from 'react';

export interface Column {
  /** Unique in the table; cells refer to it. */
  key: string;
  label: string;
  /** Whether its cells name their rows. At most one column; it stays in view while the others scroll. @default false */
  isRowHead?: boolean;
  /** Whether it is right-aligned, with digits of equal width. @default false */
  isNumeric?: boolean;
  /** @default false */
  isSortable?: boolean;
}

export interface Row {
  /** Unique in the table, and the same however it is sorted. */
  key: string;
  /** By the columns' keys; a missing one is an empty cell. */
  cells: Readonly<Record<string, Cell>>;
  /** Shown below the row across all columns, and sorted with it. @default nothing */
  detail?: ReactNode;
}

/** A text or number, or content with its sort value. */
export type Cell = string | number | { content: ReactNode; sortValue?: string | number };

export function contentOf(cell: Cell | undefined): ReactNode {
  return typeof cell === 'object' ? cell.content : cell;
}

/** Undefined without a sort value. */
export function sortValueOf(cell: Cell | undefined): string | number | undefined {
  const value = typeof cell === 'object' ? cell.sortValue : cell;
  return value === '' ? undefined : value;
}
