import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, Html, SectionLevel } from '../../content/fields.ts';
import AnalyticsOptOut from './analytics-opt-out.tsx';

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

export default defineBlock({
  type: 'analytics-opt-out',
  content: AnalyticsOptOutContent,
  hydrate: 'visible',
  component: AnalyticsOptOut,
});
