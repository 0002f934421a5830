import { type Static, Type } from '@sinclair/typebox';

/** A column of a table. */
export const TableColumn = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 200 }),
    /** Whether the cells are row headers; true for at most one column. @default false */
    isRowHead: Type.Optional(Type.Boolean()),
    /** Whether the cells are numbers. Numbers are right-aligned. @default false */
    isNumeric: Type.Optional(Type.Boolean()),
    /** Whether the header sorts the rows (R2.11-22). @default false */
    isSortable: Type.Optional(Type.Boolean()),
    /** Number of decimals in numeric cells. @default 0 */
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  },
  { additionalProperties: false },
);

/** A chart of one column or row of a table. */
const TableChart = Type.Object(
  {
    /** What the chart shows, with its unit. */
    title: Type.String({ minLength: 1, maxLength: 200 }),
    /** Label of a numeric column, drawn as bars, one for each row; or head of a row, drawn as columns. */
    of: Type.String({ minLength: 1, maxLength: 200 }),
    /** Heads of rows or labels of columns that are not drawn, such as sums. @default none */
    omit: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 30 })),
  },
  { additionalProperties: false },
);

/** A table in content: columns, and rows with one cell per column. */
export const TableData = Type.Object(
  {
    /** Caption above the table. */
    caption: Type.String({ minLength: 1, maxLength: 300 }),
    columns: Type.Array(TableColumn, { minItems: 1, maxItems: 30 }),
    /** Cells are texts or numbers; numbers are formatted in German. Missing cells are empty. */
    rows: Type.Array(
      Type.Array(Type.Union([Type.String({ maxLength: 2000 }), Type.Number()]), { maxItems: 30 }),
      {
        maxItems: 500,
      },
    ),
    /** Layout on narrow screens: a table that scrolls horizontally, or rows as cards. @default 'scroll' */
    narrow: Type.Optional(Type.Union([Type.Literal('scroll'), Type.Literal('stack')])),
    /** A chart beside or below the table, which has the same values. */
    chart: Type.Optional(TableChart),
    /** Source and date, below the table. */
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type TableData = Static<typeof TableData>;
