import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { inGerman, named, numberIn } from './field-values.ts';

/** A total is the sum of its parts, to the cent: the rent with all costs. A part that a record does not have counts as 0. */
export const sum = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('sum'),
      parts: Type.Array(Field, { minItems: 2 }),
      total: Field,
    },
    { additionalProperties: false },
  ),
  fields: ({ parts, total }) => [...parts, total],
  mistakes({ parts, total }, { data }) {
    const stated = numberIn(data, total);
    const present = parts.flatMap((field) => {
      const value = numberIn(data, field);
      return value === undefined ? [] : [{ field, value }];
    });
    const cents = present.reduce((all, { value }) => all + toCents(value), 0);
    if (stated === undefined || present.length === 0 || cents === toCents(stated)) return [];
    const shown = present.map(({ field, value }) => named(field, value)).join(' + ');
    return [
      {
        path: `/${total}`,
        reason: `${named(total, stated)} ist nicht die Summe: ${shown} ergibt ${inGerman(cents / 100)}`,
      },
    ];
  },
});

const toCents = (value: number) => Math.round(value * 100);
