import type { Picture } from '@stadtraum/contracts/media';
import { originalUrl, pictureUrl } from '@stadtraum/contracts/media-address';
import type { PicturedAsset } from './pictured-asset.ts';

/** Width in pixels of the copy for web pages, unless the original is smaller. */
const WEB_WIDTH_PX = 1600;

/** A downloadable file. */
export interface AssetFile {
  href: string;
  /** File name of the download. */
  name: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** The file for web pages: a JPEG, normally at most 1600 px wide. */
export function webFile({ uid, picture }: PicturedAsset): AssetFile {
  const width = widthForWeb(picture);
  return {
    href: pictureUrl(picture, width, 'jpg'),
    name: `stadtraum-wohnen-${uid}-web.jpg`,
    width,
    height: Math.round((width / picture.width) * picture.height),
  };
}

/** The file for print: the original. */
export function printFile({ uid, picture, format, width, height }: PicturedAsset): AssetFile {
  const extension = format === 'PNG' ? 'png' : 'jpg';
  return { href: originalUrl(picture), name: `stadtraum-wohnen-${uid}-druck.${extension}`, width, height };
}

/**
 * Address of the picture for viewing. Its fragment distinguishes it from the download and from other assets with the same
 * picture.
 */
export function viewAddress(asset: PicturedAsset): string {
  return `${webFile(asset).href}#bild-${asset.uid}`;
}

function widthForWeb({ widths }: Picture): number {
  return widths.findLast((width) => width <= WEB_WIDTH_PX) ?? Math.min(...widths);
}
