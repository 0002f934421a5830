import { type Static, Type } from '@sinclair/typebox';
import { SitePath } from '@stadtraum/contracts/page-model';
import { HeadingText, Intro, SectionLevel } from '../../content/fields.ts';
import { FORM_CONTENT } from '../../form/form-content.ts';

/**
 * The contact component (R2.9-1, P14): a form that answers where it stands.
 */
export const KontaktContent = Type.Object(
  {
    heading: HeadingText,
    level: SectionLevel,
    intro: Intro,
    ...FORM_CONTENT,
    /** The page that takes the form, in general its own. Without one nothing is sent: the response comes by itself. */
    endpoint: Type.Optional(SitePath),
  },
  { additionalProperties: false },
);
export type KontaktContent = Static<typeof KontaktContent>;
