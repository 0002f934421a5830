import { type Static, Type } from '@sinclair/typebox';
import { Picture, Video } from '@stadtraum/contracts/media';
import { AnchorName, HeadingText, Html, SectionLevel } from '../../content/fields.ts';

const label = Type.String({ minLength: 1, maxLength: 200 });
const note = Type.Optional(Type.String({ minLength: 1, maxLength: 300 }));

/** A link to a picture, a video or a text. */
export const LightboxLink = Type.Union([
  Type.Object({ label, note, picture: Picture }, { additionalProperties: false }),
  Type.Object({ label, note, video: Video }, { additionalProperties: false }),
  Type.Object(
    {
      label,
      note,
      /** The anchor of the text is `<block id>-<id>`. */
      id: AnchorName,
      html: Html,
    },
    { additionalProperties: false },
  ),
]);
export type LightboxLink = Static<typeof LightboxLink>;

/** Links that each open a separate lightbox (R2.11-11). */
export const LightboxLinksContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    html: Type.Optional(Html),
    links: Type.Array(LightboxLink, { maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type LightboxLinksContent = Static<typeof LightboxLinksContent>;
