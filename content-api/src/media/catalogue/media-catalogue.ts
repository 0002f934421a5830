import type { PdfFile, Picture, Video } from '@stadtraum/contracts/media';
import type { PictureSubject } from './catalogue-file.ts';

/** A picture and its master file. */
export interface MasterPicture {
  picture: Picture;
  hash: string;
  /** Path below the media directory. */
  file: string;
  /** How it is drawn, and what it shows; for checks of content only, not for pages. */
  kind?: string;
  shows?: PictureSubject;
}

/** A video and its files, as paths below the media directory. */
export interface MasterVideo {
  video: Video;
  hash: string;
  files: { mp4: string; webm: string; captions: string };
}

/** A document and its file. */
export interface MasterDocument {
  document: PdfFile;
  hash: string;
  /** Path below the media directory. */
  file: string;
}

/** All media that content may refer to, by id. */
export interface MediaCatalogue {
  pictures: ReadonlyMap<string, MasterPicture>;
  videos: ReadonlyMap<string, MasterVideo>;
  documents: ReadonlyMap<string, MasterDocument>;
}

export const EMPTY_CATALOGUE: MediaCatalogue = {
  pictures: new Map(),
  videos: new Map(),
  documents: new Map(),
};
