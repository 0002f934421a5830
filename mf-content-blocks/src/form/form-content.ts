import { Type } from '@sinclair/typebox';
import { ContactForm, FormAnswer } from '@stadtraum/contracts/forms/contact-form';
import { Html } from '../content/fields.ts';

/** Content of all blocks with a plugin form. The recipient is in the page's `internal` content, which is not delivered. */
export const FORM_CONTENT = {
  form: ContactForm,
  /** How the data are used; shown above the submit button. */
  note: Type.Optional(Html),
  /** From the server: id of the block whose form was submitted. */
  sent: Type.Optional(Type.String({ maxLength: 100 })),
  /** From the server: errors and input of a form that was submitted without JavaScript. */
  answer: Type.Optional(FormAnswer),
};
