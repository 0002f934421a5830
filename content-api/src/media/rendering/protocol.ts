import type { PictureFormat } from '@stadtraum/contracts/media-address';

/** What is to be rendered. */
export interface RenderOrder {
  /** Path of the master below the media directory. */
  master: string;
  /** Pixels. */
  width: number;
  format: PictureFormat;
  /** Absolute path of the file to write; nobody reads it before it is whole. */
  target: string;
}

/** To the rendering process. */
export interface RenderRequest extends RenderOrder {
  number: number;
}

/** From the rendering process; without a reason it went well. */
export interface RenderReport {
  number: number;
  failure?: string;
}
