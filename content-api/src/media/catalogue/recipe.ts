import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';

/** How renditions are made. Every change gives all pictures new addresses. */
export const RECIPE = {
  /** Pixels. Other widths are never rendered, so requests cannot cause unlimited work. */
  widths: [320, 480, 640, 960, 1280, 1600, 2400],
  quality: { avif: 52, webp: 76, jpg: 78 },
  /** 0 to 9. A 1600 px rendition takes one second at 2 and five seconds at 4, which saves only a few percent of the bytes. */
  avifEffort: 2,
} as const satisfies {
  widths: readonly number[];
  quality: Record<PictureFormat, number>;
  avifEffort: number;
};

/** The format that is rendered while a visitor waits: this takes about 100 ms at any width, a tenth of the time for AVIF. */
export const FAST_FORMAT = 'jpg' satisfies PictureFormat;

/** The widths at which a master is rendered, none greater than its own. */
export function widthsOf(masterWidth: number): number[] {
  const widths = RECIPE.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** Widths in order of demand: first those for cards on wide screens and phones, the largest last. */
const WIDTHS_BY_USE = [960, 640, 1280, 480, 1600, 320, 2400];

/** All renditions for the warm-up, the most used first. */
export function* renditionsByUse(): Generator<{ width: number; format: PictureFormat }> {
  for (const format of PICTURE_FORMATS) {
    for (const width of WIDTHS_BY_USE) yield { width, format };
  }
}
