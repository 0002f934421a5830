import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Html, SectionLevel } from '../../content/fields.ts';

const Text = Type.String({ minLength: 1, maxLength: 300 });

/** A link to opt out of visit counting (R2.11-20). */
export const AnalyticsOptOutContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    /** An explanation of what is counted and why. */
    html: Html,
    /** Label of the link. */
    label: Text,
    /** Shown while visits may be counted. */
    countedText: Text,
    /** Shown while visits are not counted. */
    deniedText: Text,
  },
  { additionalProperties: false },
);
export type AnalyticsOptOutContent = Static<typeof AnalyticsOptOutContent>;
