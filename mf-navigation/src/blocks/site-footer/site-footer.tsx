import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { SiteFooterContent } from './block.ts';

/** The foot of every page. */
export default function SiteFooter({ content }: BlockProps<SiteFooterContent, 'navigation'>) {
  return <footer>{content.claim}</footer>;
}
