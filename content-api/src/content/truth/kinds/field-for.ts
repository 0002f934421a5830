import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, textIn } from './field-values.ts';

/** A field belongs to some records only, which may have to have it: a Wohnberechtigungsschein to flats, not to shops. */
export const fieldFor = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('field-for'),
      field: Field,
      /** The field that decides. */
      by: Field,
      /** Its values in records with the field. */
      values: Type.Array(Type.String(), { minItems: 1 }),
      /** Whether these records must have the field. @default false */
      required: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  fields: ({ field, by }) => [field, by],
  mistakes({ field, by, values, required = false }, { data }) {
    const decisive = textIn(data, by);
    if (decisive === undefined) return [];
    const belongs = values.includes(decisive);
    const isThere = data[field] !== undefined;
    if (isThere === belongs || (belongs && !required)) return [];
    const reason = isThere
      ? `"${field}" ${JSON.stringify(data[field])} gehört nicht zu ${named(by, decisive)}. Löschen Sie das Feld`
      : `"${field}" fehlt, ${named(by, decisive)} braucht es`;
    return [{ path: isThere ? `/${field}` : '', reason }];
  },
});
