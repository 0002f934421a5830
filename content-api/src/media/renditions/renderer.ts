import type { PictureFormat } from '@stadtraum/contracts/media-address';

/** An order for a renderer. */
export interface RenderOrder {
  /** Path of the master below the media directory. */
  master: string;
  /** Pixels. */
  width: number;
  format: PictureFormat;
  /** Absolute path of the file to write; nothing reads it until it is complete. */
  target: string;
}

/** Writes a rendition to a file. */
export interface Renderer {
  /** @throws Error with the reason when rendering fails */
  render(order: RenderOrder): Promise<void>;
}
