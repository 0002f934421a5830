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
  /** From the server: the submitted form's reference number. */
  reference: Type.Optional(Type.String({ maxLength: 20 })),
  /** From the server: path of the page that the visitor came from. */
  from: Type.Optional(Type.String({ maxLength: 512 })),
  /** From the server: errors and input of a form that was submitted without JavaScript. */
  answer: Type.Optional(FormAnswer),
};
