import { Type } from '@sinclair/typebox';
import { ContactForm, FormAnswer } from '@stadtraum/contracts/forms/contact-form';
import { Html } from '../content/fields.ts';

/** What every block with a form of the plugin has in its content. Its page names the mail's recipient as `internal`, which stays there. */
export const FORM_CONTENT = {
  form: ContactForm,
  /** Read before the form is sent: how the data are used. */
  note: Type.Optional(Html),
  /** From the server: the form was sent; the value is the block's id. */
  sent: Type.Optional(Type.String({ maxLength: 100 })),
  /** From the server: what is wrong with a form that was sent without JavaScript, and what was entered. */
  answer: Type.Optional(FormAnswer),
};
