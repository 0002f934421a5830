import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Html, SectionLevel } from '../../content/fields.ts';

const Text = Type.String({ minLength: 1, maxLength: 300 });

/** A link that ends the counting of this visitor's visits (R2.11-20). */
export const AnalyticsOptOutContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    /** What is counted, and why. */
    html: Html,
    /** Text of the link. */
    label: Text,
    /** While visits may be counted. */
    countedText: Text,
    /** While they are not. */
    deniedText: Text,
  },
  { additionalProperties: false },
);
export type AnalyticsOptOutContent = Static<typeof AnalyticsOptOutContent>;
