/** The rows of a raw statement; both drivers return them in an object. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
