import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Intro, SectionLevel } from '../content/fields.ts';
import { PanelContent } from './panel-content.ts';

/** Panels of which one is shown, whatever their tabs look like. */
export const TabbedContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    /** What the panels have in common; read aloud, not seen. */
    label: Type.String({ minLength: 1, maxLength: 100 }),
    panels: Type.Array(PanelContent, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type TabbedContent = Static<typeof TabbedContent>;
