import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { inGerman, named, numberIn } from './field-values.ts';

/** A number is plausible beside another one: the rent per square metre, the deposit in rents. */
export const ratio = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('ratio'),
      field: Field,
      per: Field,
      minimum: Type.Number(),
      maximum: Type.Number(),
      /** What follows the number in the message: `€ je m²`. */
      unit: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  fields: ({ field, per }) => [field, per],
  mistakes({ field, per, minimum, maximum, unit }, { data }) {
    const [value, base] = [numberIn(data, field), numberIn(data, per)];
    if (value === undefined || base === undefined || base <= 0) return [];
    const result = value / base;
    // The tolerance is for what cents round off.
    if (result >= minimum - ROUNDING && result <= maximum + ROUNDING) return [];
    const limits = `${inGerman(minimum)} bis ${inGerman(maximum)}`;
    return [
      {
        path: `/${field}`,
        reason: `${named(field, value)} bei ${named(per, base)} sind ${inGerman(result)} ${unit}. Erlaubt sind ${limits}`,
      },
    ];
  },
});

const ROUNDING = 0.005;
