import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { SiteHeaderContent } from './content.ts';
import SiteHeader from './site-header.tsx';

export default defineBlock({
  type: 'site-header',
  content: SiteHeaderContent,
  needs: ['path', 'navigation'],
  hydrate: 'interaction',
  component: SiteHeader,
});
