import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Intro, SectionLevel } from '../content/fields.ts';
import { PanelContent } from './panel-content.ts';

/** Panels with tabs, however they look. */
export const TabbedContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    /** Name of the tab list; read out, not visible. */
    label: Type.String({ minLength: 1, maxLength: 100 }),
    panels: Type.Array(PanelContent, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type TabbedContent = Static<typeof TabbedContent>;
