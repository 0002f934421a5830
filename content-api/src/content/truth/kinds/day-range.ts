import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, textIn } from './field-values.ts';

const DAY_MS = 86_400_000;

/** A day lies near today: the first day of a lease is neither years ago nor years ahead. */
export const dayRange = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('day-range'),
      field: Field,
      /** Days before today. */
      past: Type.Integer({ minimum: 0 }),
      /** Days after today. */
      future: Type.Integer({ minimum: 0 }),
    },
    { additionalProperties: false },
  ),
  fields: ({ field }) => [field],
  mistakes({ field, past, future }, { data }, { today }) {
    const day = textIn(data, field);
    const days = day === undefined ? Number.NaN : (Date.parse(day) - Date.parse(today)) / DAY_MS;
    if (day === undefined || Number.isNaN(days) || (days >= -past && days <= future)) return [];
    const distance = days < 0 ? `${-days} Tage zurück` : `${days} Tage voraus`;
    const allowed = `höchstens ${past} Tage zurück und ${future} Tage voraus`;
    return [{ path: `/${field}`, reason: `${named(field, day)} liegt ${distance}. Erlaubt sind ${allowed}` }];
  },
});
