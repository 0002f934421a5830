import { PICTURE_FORMATS, type PictureFormat } from '@stadtraum/contracts/media-address';

/** The parameters for rendering. Every change to them changes the addresses of all pictures. */
export const RECIPE = {
  /** In pixels. Other widths are never rendered, so requests cannot cause unlimited work. */
  widths: [320, 480, 680, 960, 1280, 1600, 2400],
  quality: { avif: 52, webp: 76, jpg: 78 },
  /** From 0 to 9. Rendering 1600 px takes one second at 2, and five seconds at 4, which reduces the size by only a few percent. */
  avifEffort: 2,
} as const satisfies {
  widths: readonly number[];
  quality: Record<PictureFormat, number>;
  avifEffort: number;
};

/** The format in which drawings are rendered without loss, so that the lines of an enlarged floor plan stay sharp. */
const LOSSLESS_FORMAT = 'webp' satisfies PictureFormat;

/** Whether a rendition has every pixel of its master, scaled to its width. Masters of drawings are PNG files. */
export function isLossless(masterFile: string, format: PictureFormat): boolean {
  return format === LOSSLESS_FORMAT && masterFile.endsWith('.png');
}

/** The parameters that a master is rendered with, for the addresses of its renditions. */
export function recipeOf(masterFile: string): object {
  return isLossless(masterFile, LOSSLESS_FORMAT) ? { ...RECIPE, lossless: LOSSLESS_FORMAT } : RECIPE;
}

/** The format that is rendered while a visitor waits. It takes about 100 ms at any width, a tenth of the time for AVIF. */
export const FAST_FORMAT = 'jpg' satisfies PictureFormat;

/** The widths at which a master is rendered: none is greater than the width of the master. */
export function widthsOf(masterWidth: number): number[] {
  const widths = RECIPE.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** Widths by demand: cards on wide screens and on phones use the first ones, and few pages use the largest. */
const WIDTHS_BY_USE = [960, 680, 1280, 480, 1600, 320, 2400];

/** All renditions for the warm-up; the most used are first. */
export function* renditionsByUse(): Generator<{ width: number; format: PictureFormat }> {
  for (const format of PICTURE_FORMATS) {
    for (const width of WIDTHS_BY_USE) yield { width, format };
  }
}
