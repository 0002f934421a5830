import type { PictureFormat } from '@stadtraum/contracts/media-address';

/** A job for a renderer. */
export interface RenderJob {
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
  render(job: RenderJob): Promise<void>;
}
