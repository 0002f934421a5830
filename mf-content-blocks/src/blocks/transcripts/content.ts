import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Html, SectionLevel, TranscriptContent } from '../../content/fields.ts';

/** Recordings with transcripts (R2.11-19). */
export const TranscriptsContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    html: Type.Optional(Html),
    records: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 300 }),
          /** Date, place and duration as text: "12. September 2026, 6 Minuten". */
          about: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
          transcript: TranscriptContent,
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
  },
  { additionalProperties: false },
);
export type TranscriptsContent = Static<typeof TranscriptsContent>;
