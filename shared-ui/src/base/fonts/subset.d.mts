/** A font file of the site, and what it is cut from. */
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
