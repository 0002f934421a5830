import { type Static, Type } from '@sinclair/typebox';
import { SitePath } from '@stadtraum/contracts/page-model';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { FORM_CONTENT } from '../../form/form-content.ts';

/** The specification's component `kontakt` (R2.9-1, P14): a contact form that is replaced by its response. */
export const KontaktContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    intro: Intro,
    ...FORM_CONTENT,
    /** Path that the form is sent to, usually that of its page. Without it nothing is sent, and the response is simulated. */
    endpoint: Type.Optional(SitePath),
  },
  { additionalProperties: false },
);
export type KontaktContent = Static<typeof KontaktContent>;
