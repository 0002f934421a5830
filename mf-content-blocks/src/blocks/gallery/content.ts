import { type Static, Type } from '@sinclair/typebox';
import { Picture, Video } from '@stadtraum/contracts/media';
import { FrameContent } from '../../consent-frame/frame-content.ts';
import { AnchorName, HeadingText, Html, Intro, SectionLevel } from '../../content/fields.ts';

const caption = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }));

const PictureEntry = Type.Object({ picture: Picture, caption }, { additionalProperties: false });

const VideoEntry = Type.Object({ video: Video, caption }, { additionalProperties: false });

const FrameEntry = Type.Object({ frame: FrameContent, caption }, { additionalProperties: false });

/** A text that is part of the page. */
const InlineEntry = Type.Object(
  {
    /** The anchor of the text is `<block id>-<id>`. */
    id: AnchorName,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    html: Html,
  },
  { additionalProperties: false },
);

/** An entry in a gallery (R2.11-12). */
export const GalleryEntry = Type.Union([PictureEntry, VideoEntry, FrameEntry, InlineEntry]);
export type GalleryEntry = Static<typeof GalleryEntry>;

/** A gallery of pictures, videos, documents from other providers, and texts. They open in a lightbox. */
export const GalleryContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    /** Name of the gallery in URLs, unique on the page: `#{name}-{index}` identifies the open entry (R2.11-13). */
    name: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    items: Type.Array(GalleryEntry, { maxItems: 200 }),
  },
  { additionalProperties: false },
);
export type GalleryContent = Static<typeof GalleryContent>;
