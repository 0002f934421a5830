import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TabbedContent } from '../../panels/tabbed-content.ts';
import Tabs from './tabs.tsx';

/** Panels with tabs (R2.11-16). */
export default defineBlock({
  type: 'tabs',
  content: TabbedContent,
  // Tables in the panels sort.
  hydrate: 'interaction',
  behaviours: ['tabs'],
  component: Tabs,
});
