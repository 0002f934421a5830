import { type Static, Type } from '@sinclair/typebox';
import { Picture } from '@stadtraum/contracts/media';

/** A gallery picture with its caption. */
export const GalleryPicture = Type.Object(
  { picture: Picture, caption: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) },
  { additionalProperties: false },
);
export type GalleryPicture = Static<typeof GalleryPicture>;

/** A gallery picture as it is shown. Floor plans are shown whole, on white paper. */
export interface GalleryItem extends GalleryPicture {
  isFloorPlan?: boolean;
}
