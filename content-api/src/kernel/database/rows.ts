/** The rows of a raw statement; both drivers return them in an object. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** The row of a raw statement that always returns one, such as an aggregate. */
export function rowOf<Row>(result: unknown): Row {
  return onlyRow(rowsOf<Row>(result));
}

/** The row of a statement that always returns one, such as an insert. @throws Error if there is none */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
