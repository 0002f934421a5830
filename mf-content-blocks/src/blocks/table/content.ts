import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { TableData } from '../../content-table/table-data.ts';

/** A table that spans all columns of the page (R2.11-17). */
export const TableContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    table: TableData,
  },
  { additionalProperties: false },
);
export type TableContent = Static<typeof TableContent>;
