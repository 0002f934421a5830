import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { PressContactContent } from './content.ts';
import PressContact from './press-contact.tsx';

export default defineBlock({
  type: 'press-contact',
  content: PressContactContent,
  hydrate: 'none',
  component: PressContact,
});
