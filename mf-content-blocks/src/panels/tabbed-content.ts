import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Intro, SectionLevel } from '../content/fields.ts';
import { PanelContent } from './panel-content.ts';

/** Content of all blocks with tabbed panels. */
export const TabbedContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    /** Accessible name of the tab list. */
    label: Type.String({ minLength: 1, maxLength: 100 }),
    panels: Type.Array(PanelContent, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type TabbedContent = Static<typeof TabbedContent>;
