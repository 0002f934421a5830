import { type Row, sortValueOf } from './table-content.ts';

export interface Sort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a column header is pressed: first ascending, then descending. */
export function sortAfterPress(column: string, current: Sort | undefined): Sort {
  const isReversed = current?.column === column && current.direction === 'ascending';
  return { column, direction: isReversed ? 'descending' : 'ascending' };
}

/** Created on first use, because creating it is slow. */
let german: Intl.Collator | undefined;

/** Returns sorted rows: numbers by value, texts in German dictionary order, empty cells last in both directions. */
export function sortRows(rows: readonly Row[], { column, direction }: Sort): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [sortValueOf(a.cells[column]), sortValueOf(b.cells[column])];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return sign * compare(first, second);
  });
}

function compare(first: string | number, second: string | number): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  german ??= new Intl.Collator('de', { numeric: true });
  return german.compare(String(first), String(second));
}
