import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';
import { SECTION_HEAD } from '../../content/fields.ts';

/** A history, year by year (R2.11-5). */
export const TimelineContent = Type.Object(
  {
    ...SECTION_HEAD,
    /** In chronological order. */
    entries: Type.Array(
      Type.Object(
        {
          /** A year or short period: "1924", "seit 2021". */
          year: Type.String({ minLength: 1, maxLength: 40 }),
          title: Type.String({ minLength: 1, maxLength: 200 }),
          /** Plain text. */
          text: Type.String({ maxLength: 2000 }),
          picture: Type.Optional(Picture),
        },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);
export type TimelineContent = Static<typeof TimelineContent>;
export type TimelineEntry = TimelineContent['entries'][number];
