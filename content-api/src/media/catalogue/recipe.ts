import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';

/** How renditions are made. Every change gives all pictures new addresses. */
export const RECIPE = {
  /** Pixels. Other widths are never rendered, so requests cannot cause unlimited work. */
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  quality: { avif: 52, webp: 76, jpg: 78 },
  /** 0 to 9. A rendition of 1600 px takes one second at 2 and five at 4, for a few percent fewer bytes. */
  avifEffort: 2,
} as const satisfies {
  widths: readonly number[];
  quality: Record<PictureFormat, number>;
  avifEffort: number;
};

/** The format that is rendered while a visitor waits: about 100 ms at any width, a tenth of AVIF's time. */
export const FAST_FORMAT = 'jpg' satisfies PictureFormat;

/** Widths that a master is rendered in: never wider than itself. */
export function widthsOf(masterWidth: number): number[] {
  const widths = RECIPE.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** The most requested widths first: cards on wide screens and on phones; the largest last. */
const WIDTHS_BY_USE = [960, 640, 1280, 480, 1600, 320, 2400];

/** All renditions of the warm-up, the most used first. */
export function* renditionsByUse(): Generator<{ width: number; format: PictureFormat }> {
  for (const format of PICTURE_FORMATS) {
    for (const width of WIDTHS_BY_USE) yield { width, format };
  }
}
