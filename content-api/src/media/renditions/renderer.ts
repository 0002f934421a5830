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

/** Writes a rendition to a file. */
export interface Renderer {
  /** @throws Error why it could not */
  render(order: RenderOrder): Promise<void>;
}
