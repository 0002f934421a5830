import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';

/** How renditions are made. Whatever is changed here gives every picture a new address. */
export const RECIPE = {
  /** Pixels. Nothing else is ever rendered, so strangers cannot make work. */
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  quality: { avif: 52, webp: 76, jpg: 78 },
  /** 0 to 9. At 2 a rendition of 1600 px takes a second, at 4 five, for a few percent less bytes. */
  avifEffort: 2,
} as const satisfies {
  widths: readonly number[];
  quality: Record<PictureFormat, number>;
  avifEffort: number;
};

/** The format that is rendered while a visitor waits: some 100 ms at any width, a tenth of what AVIF takes. */
export const FAST_FORMAT = 'jpg' satisfies PictureFormat;

/** Widths that a master is rendered in: never wider than itself. */
export function widthsOf(masterWidth: number): number[] {
  const widths = RECIPE.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** Cards on wide screens and on phones first, the largest last: what most visitors need is warm soonest. */
const WIDTHS_BY_USE = [960, 640, 1280, 480, 1600, 320, 2400];

/** Width and format of all renditions that are made ahead, the most used first. */
export function* renditionsByUse(): Generator<{ width: number; format: PictureFormat }> {
  for (const format of PICTURE_FORMATS) {
    for (const width of WIDTHS_BY_USE) yield { width, format };
  }
}
