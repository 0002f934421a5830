import type { PictureFormat } from '@stadtraum/contracts/media-address';
import type { MasterPicture } from '../catalogue/media-catalogue.ts';

/** A picture at one width in one format. */
export interface Rendition {
  master: MasterPicture;
  /** Pixels. */
  width: number;
  format: PictureFormat;
}

/** A rendition's name in the cache. It contains the hash, so outdated renditions are never used. */
export function renditionName({ master, width, format }: Rendition): string {
  return `${master.picture.id}.${master.hash}.${width}.${format}`;
}
