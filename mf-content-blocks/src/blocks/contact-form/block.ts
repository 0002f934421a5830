import { type Static, Type } from '@sinclair/typebox';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { FORM_CONTENT } from '../../form/form-content.ts';
import ContactForm from './contact-form.tsx';

/** A form of the form plugin with its confirmation (R7.2-1): whatever fields its editors want, in groups that may have titles. */
export const ContactFormContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    intro: Intro,
    ...FORM_CONTENT,
  },
  { additionalProperties: false },
);
export type ContactFormContent = Static<typeof ContactFormContent>;

export default defineBlock({
  type: 'contact-form',
  content: ContactFormContent,
  hydrate: 'interaction',
  // The page takes its own form.
  needs: ['path'],
  component: ContactForm,
});
