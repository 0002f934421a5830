import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { SiteHeaderContent } from './block.ts';

/** The head of every page. */
export default function SiteHeader({ content }: BlockProps<SiteHeaderContent, 'path' | 'navigation'>) {
  return <header>{content.brand}</header>;
}
