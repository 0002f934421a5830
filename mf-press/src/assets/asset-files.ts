import type { Picture } from '@stadtraum/contracts/media';
import { originalUrl, pictureUrl } from '@stadtraum/contracts/media-address';
import type { PicturedAsset } from './pictured-asset.ts';

/** Maximum width of the web copy in pixels. */
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

/** The web copy: a JPEG, at most 1600 px wide if such a rendition exists. */
export function webFile({ uid, picture }: PicturedAsset): AssetFile {
  const width = webWidth(picture);
  return {
    href: pictureUrl(picture, width, 'jpg'),
    name: `stadtraum-wohnen-${uid}-web.jpg`,
    width,
    height: Math.round((width / picture.width) * picture.height),
  };
}

/** The print file: the original picture. */
export function printFile({ uid, picture, format, width, height }: PicturedAsset): AssetFile {
  const extension = format === 'PNG' ? 'png' : 'jpg';
  return { href: originalUrl(picture), name: `stadtraum-wohnen-${uid}-druck.${extension}`, width, height };
}

/**
 * URL for viewing the picture. Its fragment distinguishes it from the download and from other assets that share the picture.
 */
export function viewUrl(asset: PicturedAsset): string {
  return `${webFile(asset).href}#bild-${asset.uid}`;
}

function webWidth({ widths }: Picture): number {
  return widths.findLast((width) => width <= WEB_WIDTH_PX) ?? Math.min(...widths);
}
