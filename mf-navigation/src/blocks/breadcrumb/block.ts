import { defineBlock } from '@stadtraum/federation-kit/define-block';
import Breadcrumb from './breadcrumb.tsx';
import { BreadcrumbContent } from './content.ts';

export default defineBlock({
  type: 'breadcrumb',
  content: BreadcrumbContent,
  needs: ['breadcrumbs'],
  hydrate: 'none',
  component: Breadcrumb,
});
