import { type Static, Type } from '@sinclair/typebox';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { FORM_CONTENT } from '../../form/form-content.ts';

/** A contact form and its confirmation, in the form plugin's format (R7.2-1): any fields, in groups with optional titles. */
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
