import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { TextContent } from './block.ts';

/** Running text with an optional heading. */
export default function TextBlock({ content }: BlockProps<TextContent>) {
  return <h2>{content.heading}</h2>;
}
