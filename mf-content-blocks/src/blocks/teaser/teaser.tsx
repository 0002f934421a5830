import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { TeaserContent } from './block.ts';

/** A short piece of text that leads to another page. */
export default function Teaser({ content }: BlockProps<TeaserContent>) {
  return <h2>{content.heading}</h2>;
}
