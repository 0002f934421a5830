import { type Static, Type } from '@sinclair/typebox';
import type { Block } from '@stadtraum/contracts/page-model';

/**
 * A query parameter that a block uses. If its value is in `values`, the block's content gets it as `property`. Other values are
 * ignored, so no one can inject text into a page.
 */
export const BlockParameter = Type.Object(
  {
    name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*(\\[[A-Za-z0-9_]+\\])?$', maxLength: 100 }),
    property: Type.String({ pattern: '^[a-z][A-Za-z]*$', maxLength: 40 }),
    values: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type BlockParameter = Static<typeof BlockParameter>;

/** The content that a block gets from its query parameter. */
export function parameterContent(
  parameter: BlockParameter | undefined,
  query: readonly (readonly [name: string, value: string])[],
): Block['content'] {
  const value = query.find(([name]) => name === parameter?.name)?.[1];
  return parameter && value !== undefined && parameter.values.includes(value)
    ? { [parameter.property]: value }
    : {};
}
