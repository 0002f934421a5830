import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { BreadcrumbContent } from './block.ts';

/** The way from the start page to this one. */
export default function Breadcrumb({ page }: BlockProps<BreadcrumbContent, 'breadcrumbs'>) {
  return <nav aria-label="Brotkrumen">{page.breadcrumbs.length}</nav>;
}
