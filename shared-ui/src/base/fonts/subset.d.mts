/** One of the site's font files, and the source it is subset from. */
export interface FontSubset {
  file: string;
  /** Path of a file in a package. */
  source: string;
  weights: { min: number; max: number };
}

export const FONTS: FontSubset[];
export const CHARACTERS: string;

/** @returns WOFF2 */
export function makeSubset(font: FontSubset): Promise<Uint8Array>;
