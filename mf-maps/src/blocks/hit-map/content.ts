import { type Static, Type } from '@sinclair/typebox';
import { mapProperties } from '../../map/locations/location.ts';

const { heading, hint, map } = mapProperties;

/**
 * A map of all hits of a filtered list, on whatever page of the list they are. Editors write `heading`, `hint`, `map` and `facts`;
 * the content API fills in the rest. The hits are not part of the page: the map fetches them when it is shown.
 */
export const HitMapContent = Type.Object(
  {
    ...{ heading, hint, map },
    /** The numbers that are shown with each hit, in this order. */
    facts: Type.Array(
      Type.Object(
        {
          /** One of the list's `mapped` fields. */
          field: Type.String({ minLength: 1, maxLength: 64 }),
          /** After the number: `€`. */
          unit: Type.String({ minLength: 1, maxLength: 20 }),
          /** Decimals that are always shown. @default as many as there are, up to two */
          decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
        },
        { additionalProperties: false },
      ),
      { maxItems: 5 },
    ),
    /** The list's view: `map` is the map instead of the list in narrow windows, `list` is no map at all. @default '' */
    view: Type.Optional(Type.String({ maxLength: 64 })),
    /** Number of hits. */
    total: Type.Integer({ minimum: 0 }),
    /** Path and query of the hits' positions. */
    positions: Type.String({ pattern: '^/daten/', maxLength: 8192 }),
  },
  { additionalProperties: false },
);
export type HitMapContent = Static<typeof HitMapContent>;
