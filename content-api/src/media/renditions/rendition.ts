import type { PictureFormat } from '@stadtraum/contracts/media-address';
import type { MasterPicture } from '../catalogue/media-catalogue.ts';

/** One picture in one width and one format. */
export interface Rendition {
  master: MasterPicture;
  /** Pixels. */
  width: number;
  format: PictureFormat;
}

/** The name that a rendition has in the cache. It holds the hash, so an outdated one is never taken for a new one. */
export function renditionName({ master, width, format }: Rendition): string {
  return `${master.picture.id}.${master.hash}.${width}.${format}`;
}
