import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TabbedContent } from '../../panels/tabbed-content.ts';
import StickyTabs from './sticky-tabs.tsx';

/** Long panels with sticky tabs (R2.11-8). */
export default defineBlock({
  type: 'sticky-tabs',
  content: TabbedContent,
  // Tables in the panels sort.
  hydrate: 'interaction',
  behaviours: ['sticky-tabs'],
  component: StickyTabs,
});
