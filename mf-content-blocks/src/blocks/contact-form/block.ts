import { defineBlock } from '@stadtraum/federation-kit/define-block';
import ContactForm from './contact-form.tsx';
import { ContactFormContent } from './content.ts';

export default defineBlock({
  type: 'contact-form',
  content: ContactFormContent,
  hydrate: 'interaction',
  // The form is submitted to the path of its page.
  needs: ['path'],
  component: ContactForm,
});
