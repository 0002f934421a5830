import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SiteFooterContent } from './content.ts';
import SiteFooter from './site-footer.tsx';

export default defineBlock({
  type: 'site-footer',
  content: SiteFooterContent,
  needs: ['navigation'],
  hydrate: 'none',
  component: SiteFooter,
});
