import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { AccordionContent } from './block.ts';

/** Sections that open one by one. */
export default function Accordion({ content }: BlockProps<AccordionContent>) {
  return <h2>{content.heading}</h2>;
}
