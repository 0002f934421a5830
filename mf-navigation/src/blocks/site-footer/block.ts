import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SiteFooterContent } from './content.ts';
import SiteFooter from './site-footer.tsx';

export default defineBlock({
  type: 'site-footer',
  content: SiteFooterContent,
  needs: ['path', 'navigation'],
  hydrate: 'none',
  component: SiteFooter,
});
