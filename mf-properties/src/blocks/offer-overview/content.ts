import { type Static, Type } from '@sinclair/typebox';
import { OfferRecord } from '../../offers/offer-record.ts';

/**
 * The first view of an offer's page: pictures, the most important facts and the way to an enquiry (VI2). Editors write `level`; the
 * content API fills in the full record. This block uses only some of its fields.
 */
export const OfferOverviewContent = Type.Object(
  {
    /** Heading level; exactly one block on a page has level 1. @default 2 */
    level: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
    /** Address of the form for enquiries. @default '#anfrage' */
    enquiry: Type.Optional(Type.String({ pattern: '^[#/]', maxLength: 512 })),
    record: Type.Pick(
      OfferRecord,
      [
        ...(['title', 'kind', 'district', 'districtIn', 'address', 'text', 'gallery', 'floorPlan'] as const),
        ...(['totalRent', 'rooms', 'area', 'floor', 'available', 'wbs', 'wbsType', 'energy'] as const),
      ],
      { additionalProperties: true },
    ),
    /** Today's date in Berlin. */
    today: Type.String({ format: 'date' }),
  },
  { additionalProperties: false },
);
export type OfferOverviewContent = Static<typeof OfferOverviewContent>;
