import { defineBlock } from '@stadtraum/federation-kit/define-block';
import CallToAction from './call-to-action.tsx';
import { CallToActionContent } from './content.ts';

export default defineBlock({
  type: 'call-to-action',
  content: CallToActionContent,
  hydrate: 'none',
  component: CallToAction,
});
