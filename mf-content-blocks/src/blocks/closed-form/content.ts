import { type Static, Type } from '@sinclair/typebox';
import { UnsentForm } from '@stadtraum/contracts/forms/contact-form';
import { HeadingText, Html } from '../../content/fields.ts';

/** In place of a page with a form: why it is gone. A visitor who was still filling in the form gets the input back. */
export const ClosedFormContent = Type.Object(
  {
    heading: HeadingText,
    /** The heading is the page's title. */
    level: Type.Literal(1),
    html: Html,
    /** Said to a visitor whose form came too late. */
    unsent: Type.Object({ title: HeadingText, html: Html }, { additionalProperties: false }),
    /** From the server: what the visitor entered. */
    answer: Type.Optional(UnsentForm),
  },
  { additionalProperties: false },
);
export type ClosedFormContent = Static<typeof ClosedFormContent>;
