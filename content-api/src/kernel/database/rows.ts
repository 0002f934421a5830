/** The rows that a raw statement returned; both drivers wrap them in an object. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** The row of a raw statement that always returns one row, such as an aggregate. */
export function rowOf<Row>(result: unknown): Row {
  return onlyRow(rowsOf<Row>(result));
}

/** The row of a statement that always returns one row, such as an insert. @throws Error if there is no row */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
