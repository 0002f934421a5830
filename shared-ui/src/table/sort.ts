import { type Row, sortValueOf } from './table-content.ts';

export interface Sort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order that pressing a column's head leads to: ascending first, then descending. */
export function sortAfterPress(column: string, current: Sort | undefined): Sort {
  const isReversed = current?.column === column && current.direction === 'ascending';
  return { column, direction: isReversed ? 'descending' : 'ascending' };
}

/** Created when first needed: browsers are slow to create it. */
let german: Intl.Collator | undefined;

/** The rows in another order: numbers by value, texts in German dictionary order, empty cells last either way. */
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
