import { defineBlock } from '@stadtraum/federation-kit/define-block';
import Accordion from './accordion.tsx';
import { AccordionContent } from './content.ts';

export default defineBlock({
  type: 'accordion',
  content: AccordionContent,
  hydrate: 'none',
  behaviours: ['accordion'],
  component: Accordion,
});
