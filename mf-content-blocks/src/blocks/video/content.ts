import { type Static, Type } from '@sinclair/typebox';
import { Video as VideoFile } from '@stadtraum/contracts/media';
import { HeadingText, Html, SectionLevel, TranscriptContent } from '../../content/fields.ts';

/** A video hosted by the site (R2.11-18). */
export const VideoContent = Type.Object(
  {
    heading: Type.Optional(HeadingText),
    level: SectionLevel,
    video: VideoFile,
    /** Description above the video. */
    html: Type.Optional(Html),
    transcript: Type.Optional(TranscriptContent),
  },
  { additionalProperties: false },
);
export type VideoContent = Static<typeof VideoContent>;
