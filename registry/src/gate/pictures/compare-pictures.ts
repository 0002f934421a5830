import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of colour up to which a pixel counts as equal, 0 to 1: what antialiasing does is no change. */
const THRESHOLD = 0.1;

/**
 * The share of pixels that differ, 0 to 1. Where only the taller picture has pixels, all differ.
 *
 * @param before a PNG file
 * @param after a PNG file of the same width
 */
export function comparePictures(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.min(first.width, second.width);
  const common = Math.min(first.height, second.height);
  const tallest = Math.max(first.height, second.height);
  // Rows follow each other, so the common part is the beginning of both.
  const bytes = width * common * 4;
  const rows = [first, second].map(({ data }) => data.subarray(0, bytes));
  const [top, other] = [rows[0] ?? Buffer.alloc(bytes), rows[1] ?? Buffer.alloc(bytes)];
  const different = pixelmatch(top, other, undefined, width, common, { threshold: THRESHOLD });
  return (different + width * (tallest - common)) / (width * tallest);
}
