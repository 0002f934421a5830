import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { inGerman, named, numberIn, objectIn } from './field-values.ts';

interface Room {
  name: string;
  area: number;
  share?: number;
}

/** The rooms of a floor plan add up to the area, and those to live in are as many as the record says. */
export const roomAreas = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('room-areas'),
      /** The field with the plan, whose `rooms` have a `name`, an `area` and the `share` of it that counts, by default 1. */
      plan: Field,
      area: Field,
      /** Allowed deviation, as a part of the area: 0.02 for 2 %. */
      tolerance: Type.Number({ minimum: 0, maximum: 0.5 }),
      /** @default the number of rooms is not compared */
      count: Type.Optional(
        Type.Object(
          {
            field: Field,
            /** How the names of rooms to live in begin: `Wohn`, `Schlaf`, `Zimmer`. */
            names: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1 }),
          },
          { additionalProperties: false },
        ),
      ),
      /** Whether every plan must have rooms. @default false */
      required: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  fields: ({ plan, area, count }) => [plan, area, ...(count ? [count.field] : [])],
  mistakes({ plan, area, tolerance, count, required = false }, { data }) {
    const rooms = objectIn(data, plan).rooms as Room[] | undefined;
    const stated = numberIn(data, area);
    if (data[plan] === undefined || stated === undefined) return [];
    if (rooms === undefined) {
      return required ? [{ path: `/${plan}`, reason: `Dem Grundriss fehlen die Räume: "rooms"` }] : [];
    }
    const path = `/${plan}/rooms`;
    const drawn = rooms.reduce((all, room) => all + room.area * (room.share ?? 1), 0);
    const isNear = Math.abs(drawn - stated) <= stated * tolerance + ROUNDING;
    const areas = isNear
      ? []
      : [
          {
            path,
            reason: `Die Räume im Grundriss ergeben ${inGerman(drawn)} m², aber ${named(area, stated)} steht im Angebot: ${inGerman((Math.abs(drawn - stated) / stated) * 100, 1)} % Unterschied. Erlaubt sind ${inGerman(tolerance * 100)} %`,
          },
        ];
    const number = count && numberIn(data, count.field);
    if (!count || number === undefined) return areas;
    const living = rooms.filter(({ name }) => count.names.some((start) => name.startsWith(start)));
    // Half a room is drawn as one.
    if (living.length === Math.ceil(number)) return areas;
    const names = living.map(({ name }) => name).join(', ') || 'keine';
    return [
      ...areas,
      {
        path,
        reason: `${named(count.field, number)} passt nicht zum Grundriss. Er hat ${living.length} Räume zum Wohnen: ${names}`,
      },
    ];
  },
});

const ROUNDING = 1e-9;
