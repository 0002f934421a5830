import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { AnchorName, Html } from '../content/fields.ts';
import { TableData } from '../content-table/table-data.ts';

/** The panel of a tab: text, picture and table, in this order. */
export const PanelContent = Type.Object(
  {
    /** The anchor of the panel is `<block id>-<panel id>`. */
    id: AnchorName,
    title: Type.String({ minLength: 1, maxLength: 100 }),
    html: Type.Optional(Html),
    picture: Type.Optional(Picture),
    table: Type.Optional(TableData),
  },
  { additionalProperties: false },
);
export type PanelContent = Static<typeof PanelContent>;
