import type { PressAsset } from './press-asset.ts';

/** A press asset whose files can be viewed and downloaded. */
export type PicturedAsset = PressAsset & Required<Pick<PressAsset, 'picture'>>;

export function isPictured(asset: PressAsset): asset is PicturedAsset {
  return asset.picture !== undefined;
}
