import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, objectIn, textIn } from './field-values.ts';

/** A floor is in the house: `3. OG von 4` is the top of four floors, which the house has too. The ground floor counts as one. */
export const floor = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('floor'),
      /** `EG von 3`, `2. OG von 4`, `3. und 4. OG von 5`; other texts are not compared. */
      field: Field,
      /** The field with the house, whose `floors` are a number. */
      house: Field,
    },
    { additionalProperties: false },
  ),
  fields: ({ field, house }) => [field, house],
  mistakes({ field, house }, { data }) {
    const text = textIn(data, field) ?? '';
    const [, above = '0', of] = /^(?:EG|(?:\d+\. und )?(\d+)\. OG) von (\d+)$/.exec(text) ?? [];
    if (of === undefined) return [];
    const path = `/${field}`;
    const floors = objectIn(data, house).floors;
    if (Number(above) >= Number(of)) {
      const reason = `${named(field, text)} gibt es nicht: Mit dem Erdgeschoss wären es ${Number(above) + 1} Geschosse`;
      return [{ path, reason }];
    }
    if (typeof floors !== 'number' || floors === Number(of)) return [];
    return [
      { path, reason: `${named(field, text)} passt nicht zum Haus: ${named(`${house}.floors`, floors)}` },
    ];
  },
});
