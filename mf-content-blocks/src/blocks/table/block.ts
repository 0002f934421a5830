import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { TableData } from '../../content-table/table-data.ts';
import Table from './table.tsx';

/** A table over all columns (R2.11-17). */
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

export default defineBlock({ type: 'table', content: TableContent, hydrate: 'visible', component: Table });
