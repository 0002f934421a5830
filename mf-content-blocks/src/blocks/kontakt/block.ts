import { type Static, Type } from '@sinclair/typebox';
import { ContactForm, FormAnswer } from '@stadtraum/contracts/contact-form';
import { SitePath } from '@stadtraum/contracts/page-model';
import { defineBlock } from '@stadtraum/federation-kit/define-block';
import { HeadingText, SectionLevel } from '../../content/fields.ts';
import Kontakt from './kontakt.tsx';

/**
 * The contact component (R2.9-1, decision 14): a short form of lines, longer texts, choices and boxes. Its page names the mail's
 * recipient as `internal`, which stays on the server.
 */
export const KontaktContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    /** Plain text. */
    intro: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    form: ContactForm,
    /** The page that takes the form, in general its own. Without one nothing is sent: the response comes by itself. */
    endpoint: Type.Optional(SitePath),
    /** From the server: the form was sent without JavaScript; the value is the block's id. */
    sent: Type.Optional(Type.String({ maxLength: 100 })),
    /** From the server: what is wrong with a form that was sent without JavaScript, and what was entered. */
    answer: Type.Optional(FormAnswer),
  },
  { additionalProperties: false },
);
export type KontaktContent = Static<typeof KontaktContent>;

export default defineBlock({
  type: 'kontakt',
  content: KontaktContent,
  hydrate: 'interaction',
  component: Kontakt,
});
