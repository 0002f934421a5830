import { type Static, Type } from '@sinclair/typebox';
import { Picture, Video } from '@stadtraum/contracts/media';
import { HeadingText, Html, SectionLevel } from '../../content/fields.ts';

const title = Type.String({ minLength: 1, maxLength: 300 });
const note = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }));

/** A picture in its original size. */
export const PictureDownload = Type.Object(
  { title, note, picture: Picture },
  { additionalProperties: false },
);

/** A video, as MP4. */
export const VideoDownload = Type.Object({ title, note, video: Video }, { additionalProperties: false });

/** Any other file. */
export const FileDownload = Type.Object(
  {
    title,
    note,
    /** A path on this site or an absolute https URL. */
    path: Type.String({ pattern: '^(/(?!/)|https://)', maxLength: 2000 }),
    /** Name of the format: `PDF`. */
    format: Type.String({ minLength: 1, maxLength: 20 }),
    bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);

export const Download = Type.Union([PictureDownload, VideoDownload, FileDownload]);
export type Download = Static<typeof Download>;

/** Files to download. */
export const DownloadsContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    /** Text above the files, such as the terms of use. */
    html: Type.Optional(Html),
    items: Type.Array(Download, { maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type DownloadsContent = Static<typeof DownloadsContent>;
