import { type Static, Type } from '@sinclair/typebox';

/** One column of a table. */
export const TableColumn = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 200 }),
    /** Its cells name their rows. At most one column. @default false */
    isRowHead: Type.Optional(Type.Boolean()),
    /** Numbers, aligned at the end. @default false */
    isNumeric: Type.Optional(Type.Boolean()),
    /** Pressing its head sorts the rows (R2.11-22). @default false */
    isSortable: Type.Optional(Type.Boolean()),
    /** Digits after the comma, for cells that are numbers. @default 0 */
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  },
  { additionalProperties: false },
);

/** A table as editors write it: its columns, and rows of as many cells. */
export const TableData = Type.Object(
  {
    /** What it shows; stands above it. */
    caption: Type.String({ minLength: 1, maxLength: 300 }),
    columns: Type.Array(TableColumn, { minItems: 1, maxItems: 30 }),
    /** Texts, and numbers that are written the German way. A row that is too short has empty cells. */
    rows: Type.Array(
      Type.Array(Type.Union([Type.String({ maxLength: 2000 }), Type.Number()]), { maxItems: 30 }),
      {
        maxItems: 500,
      },
    ),
    /** What happens where it is too wide: it is scrolled sideways, or its rows become cards. @default 'scroll' */
    narrow: Type.Optional(Type.Union([Type.Literal('scroll'), Type.Literal('stack')])),
    /** Source and date. */
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type TableData = Static<typeof TableData>;
