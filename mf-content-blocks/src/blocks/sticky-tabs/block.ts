import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, SectionLevel } from '../../content/fields.ts';
import { PanelContent } from '../../panels/panel-content.ts';
import StickyTabs from './sticky-tabs.tsx';

/** Long panels of which one is shown, by tabs that stay in sight (R2.11-8). */
export const StickyTabsContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    /** What the panels have in common; read aloud, not seen. */
    label: Type.String({ minLength: 1, maxLength: 100 }),
    panels: Type.Array(PanelContent, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type StickyTabsContent = Static<typeof StickyTabsContent>;

export default defineBlock({
  type: 'sticky-tabs',
  content: StickyTabsContent,
  hydrate: 'visible',
  component: StickyTabs,
});
