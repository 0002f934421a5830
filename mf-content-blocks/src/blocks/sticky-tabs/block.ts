import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { TabbedContent } from '../../panels/tabbed-content.ts';
import StickyTabs from './sticky-tabs.tsx';

/** Long panels of which one is shown, by tabs that stay in sight (R2.11-8). */
export default defineBlock({
  type: 'sticky-tabs',
  content: TabbedContent,
  hydrate: 'visible',
  component: StickyTabs,
});
