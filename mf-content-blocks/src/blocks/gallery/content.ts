import { type Static, Type } from '@sinclair/typebox';
import { Picture, Video } from '@stadtraum/contracts/media';
import { FrameContent } from '../../consent-frame/frame-content.ts';
import { AnchorName, HeadingText, Html, Intro, SectionLevel } from '../../content/fields.ts';

const caption = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }));

const PictureEntry = Type.Object({ picture: Picture, caption }, { additionalProperties: false });

const VideoEntry = Type.Object({ video: Video, caption }, { additionalProperties: false });

const FrameEntry = Type.Object({ frame: FrameContent, caption }, { additionalProperties: false });

/** A text that is opened. */
const InlineEntry = Type.Object(
  {
    /** With the block's id it makes the anchor of the text. */
    id: AnchorName,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    html: Html,
  },
  { additionalProperties: false },
);

/** What a gallery can hold (R2.11-12). */
export const GalleryEntry = Type.Union([PictureEntry, VideoEntry, FrameEntry, InlineEntry]);
export type GalleryEntry = Static<typeof GalleryEntry>;

/** Pictures, films, other providers' documents and texts that open in a lightbox, one after the other. */
export const GalleryContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    intro: Intro,
    /** Names the gallery in the address, which records what is open as `#{name}-{index}` (R2.11-13). Unique on the page. */
    name: Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    items: Type.Array(GalleryEntry, { maxItems: 200 }),
  },
  { additionalProperties: false },
);
export type GalleryContent = Static<typeof GalleryContent>;
