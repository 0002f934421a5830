import type { Picture } from '@stadtraum/contracts/media';
import { originalUrl, pictureUrl } from '@stadtraum/contracts/media-address';
import type { PicturedAsset } from './pictured-asset.ts';

/** Pixels that a picture for web pages is wide, where the original is. */
const WEB_WIDTH = 1600;

/** A file that can be taken along. */
export interface AssetFile {
  href: string;
  /** Name that it is saved under. */
  name: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** For web pages, as JPEG, 1600 px wide at most. */
export function webFile({ uid, picture }: PicturedAsset): AssetFile {
  const width = widthForWeb(picture);
  return {
    href: pictureUrl(picture, width, 'jpg'),
    name: `stadtraum-wohnen-${uid}-web.jpg`,
    width,
    height: Math.round((width / picture.width) * picture.height),
  };
}

/** For print: the original. */
export function printFile({ uid, picture, format, width, height }: PicturedAsset): AssetFile {
  const extension = format === 'PNG' ? 'png' : 'jpg';
  return { href: originalUrl(picture), name: `stadtraum-wohnen-${uid}-druck.${extension}`, width, height };
}

/** Where the picture can be looked at. The fragment tells it from the download, and from others with the same picture. */
export function viewAddress(asset: PicturedAsset): string {
  return `${webFile(asset).href}#bild-${asset.uid}`;
}

function widthForWeb({ widths }: Picture): number {
  return widths.findLast((width) => width <= WEB_WIDTH) ?? Math.min(...widths);
}
