import { type Static, Type } from '@sinclair/typebox';
import { GalleryPicture } from '../../gallery/gallery-picture.ts';

/**
 * The top of a property's page with its pictures (R2.3-1, R2.3-2). Editors write `level`; the content API fills in the full
 * record of a project or an offer. This block uses only some of its fields.
 */
export const PropertyListingContent = Type.Object(
  {
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    record: Type.Object(
      {
        title: Type.String({ minLength: 1, maxLength: 300 }),
        /** `Neubau`, `Etagenwohnung` */
        kind: Type.String({ minLength: 1, maxLength: 100 }),
        /** The Bezirk. */
        district: Type.String({ minLength: 1, maxLength: 100 }),
        /** Where the Bezirk is, in words: `am Hafen`. @default `im Bezirk` and the name */
        districtIn: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
        address: Type.String({ minLength: 1, maxLength: 200 }),
        /** Plain text. */
        text: Type.String({ minLength: 1, maxLength: 1000 }),
        gallery: Type.Array(GalleryPicture, { maxItems: 60 }),
      },
      { additionalProperties: true },
    ),
    /** Today's date in Berlin, if the collection changes daily. */
    today: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: false },
);
export type PropertyListingContent = Static<typeof PropertyListingContent>;
