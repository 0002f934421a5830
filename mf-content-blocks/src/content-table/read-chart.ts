import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { TableData } from './table-data.ts';

/** The values of one column or row of a table, ready to be drawn. */
export interface ChartData {
  title: string;
  /** `bars` are stacked, one for each row; `columns` stand side by side, one for each column of figures. */
  kind: 'bars' | 'columns';
  /** At least two. */
  values: readonly ChartValue[];
  highest: ChartValue;
  lowest: ChartValue;
}

export interface ChartValue {
  label: string;
  value: number;
  /** The value in German, as in the table. */
  text: string;
}

/**
 * Reads the values of a table's chart. Undefined without a chart, and when there is nothing to draw: an unknown column or row,
 * fewer than two values, a negative value, or only zeros.
 */
export function readChart({ chart, columns, rows }: TableData): ChartData | undefined {
  if (!chart) return undefined;
  const { title, of, omit = [] } = chart;
  const heads = columns.findIndex(({ isRowHead }) => isRowHead);
  const column = columns.findIndex(({ label, isNumeric }) => isNumeric && label === of);
  const row = rows.find((cells) => cells[heads] === of);
  const cells =
    column >= 0
      ? rows.map((row) => ({ label: row[heads], value: row[column], decimals: columns[column]?.decimals }))
      : columns.map(({ label, decimals }, index) => ({ label, value: row?.[index], decimals }));
  const values = cells.flatMap(({ label, value, decimals = 0 }) =>
    typeof label === 'string' && typeof value === 'number' && !omit.includes(label)
      ? [{ label, value, text: formatNumber(value, { min: decimals }) }]
      : [],
  );
  const [lowest, ...others] = values.toSorted((a, b) => a.value - b.value);
  const highest = others.at(-1);
  if (!lowest || !highest || lowest.value < 0 || highest.value === 0) return undefined;
  return { title, kind: column >= 0 ? 'bars' : 'columns', values, highest, lowest };
}
