import type { PdfFile, Picture, Video } from './media.ts';

/** Formats of a picture's renditions, smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The parts of the address of a picture, a video or a document. */
export interface MediaAddress {
  id: string;
  hash: string;
  /** `640.avif`, `original`, `video.mp4`, `video.webm`, `captions.vtt` or `document.pdf`. */
  file: string;
}

/** `/media/uferstrasse-abend.1f3c5a7e/640.avif`; `width` is one of the picture's widths. */
export function pictureUrl({ src }: Pick<Picture, 'src'>, width: number, format: PictureFormat): string {
  return `${src}/${width}.${format}`;
}

/** The original picture, for download. The response contains a file name. */
export function originalUrl({ src }: Pick<Picture, 'src'>): string {
  return `${src}/original`;
}

export function videoUrl({ src }: Pick<Video, 'src'>, format: 'mp4' | 'webm'): string {
  return `${src}/video.${format}`;
}

/** The video's captions, as WebVTT. */
export function captionsUrl({ src }: Pick<Video, 'src'>): string {
  return `${src}/captions.vtt`;
}

/** A PDF, for download. The response contains a file name. */
export function pdfUrl({ src }: Pick<PdfFile, 'src'>): string {
  return `${src}/document.pdf`;
}

/** Parses an address; undefined unless a function in this file could have created it. */
export function parseMediaPath(path: string): MediaAddress | undefined {
  const [, id, hash, file] = (path.length <= MAX_PATH_LENGTH && MEDIA_PATH.exec(path)) || [];
  return id && hash && file ? { id, hash, file } : undefined;
}

const MAX_PATH_LENGTH = 160;
const MEDIA_PATH =
  /^\/media\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.([0-9a-f]{8})\/([1-9]\d{1,4}\.(?:avif|webp|jpg)|original|video\.(?:mp4|webm)|captions\.vtt|document\.pdf)$/;
