import { defineBlock } from '@stadtraum/federation-kit/define-block';
import ClosedForm from './closed-form.tsx';
import { ClosedFormContent } from './content.ts';

export default defineBlock({
  type: 'closed-form',
  content: ClosedFormContent,
  hydrate: 'none',
  component: ClosedForm,
});
