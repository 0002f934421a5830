import { Type } from '@sinclair/typebox';
import { checkKind, Field } from './check-kind.ts';
import { named, textIn } from './field-values.ts';

/** A day is not later than another one, or than today: `"earlier": "published", "later": "today"`. */
export const dayOrder = checkKind({
  declaration: Type.Object(
    {
      kind: Type.Literal('day-order'),
      earlier: Field,
      /** A field, or `today`. */
      later: Field,
    },
    { additionalProperties: false },
  ),
  fields: ({ earlier, later }) => [earlier, ...(later === TODAY ? [] : [later])],
  mistakes({ earlier, later }, { data }, { today }) {
    const first = textIn(data, earlier);
    const second = later === TODAY ? today : textIn(data, later);
    if (first === undefined || second === undefined || first <= second) return [];
    const limit = later === TODAY ? `heute, "${today}"` : named(later, second);
    return [{ path: `/${earlier}`, reason: `${named(earlier, first)} liegt nach ${limit}` }];
  },
});

const TODAY = 'today';
