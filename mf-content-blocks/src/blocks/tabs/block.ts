import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, SectionLevel } from '../../content/fields.ts';
import { PanelContent } from '../../panels/panel-content.ts';
import Tabs from './tabs.tsx';

/** Panels of which one is shown (R2.11-16). */
export const TabsContent = Type.Object(
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
export type TabsContent = Static<typeof TabsContent>;

export default defineBlock({ type: 'tabs', content: TabsContent, hydrate: 'visible', component: Tabs });
