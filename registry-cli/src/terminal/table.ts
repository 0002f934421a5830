const GAP = '   ';

/** Lays out rows of cells in columns as wide as their widest cell. The first row is the header. */
export function layOutTable(
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[] = [],
): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return rightAligned.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(GAP)
      .trimEnd(),
  );
}
