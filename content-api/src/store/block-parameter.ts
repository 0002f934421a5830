import { type Static, Type } from '@sinclair/typebox';
import { FORM_REFERENCE } from '@stadtraum/contracts/forms/form-names';
import { type Block, SitePath } from '@stadtraum/contracts/page-model';

/** Values that cannot be listed: a form's reference number, or the path of a page. */
const FORMATS = { reference: FORM_REFERENCE, path: new RegExp(SitePath.pattern ?? '') };
const MAX_PATH_LENGTH = SitePath.maxLength ?? 0;

const Target = {
  name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*(\\[[A-Za-z0-9_]+\\])?$', maxLength: 100 }),
  property: Type.String({ pattern: '^[a-z][A-Za-z]*$', maxLength: 40 }),
};

/**
 * A query parameter that a block uses. If its value is in `values`, or has the given format, the block's content gets it as
 * `property`. Other values are ignored, so no one can inject text into a page.
 */
export const BlockParameter = Type.Union([
  Type.Object(
    {
      ...Target,
      values: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 20 }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { ...Target, format: Type.Union([Type.Literal('reference'), Type.Literal('path')]) },
    { additionalProperties: false },
  ),
]);
export type BlockParameter = Static<typeof BlockParameter>;

/** A block's query parameter, or several of them. */
export const BlockParameters = Type.Union([
  BlockParameter,
  Type.Array(BlockParameter, { minItems: 1, maxItems: 5 }),
]);
export type BlockParameters = Static<typeof BlockParameters>;

/** A block's query parameters as a list. */
export function parametersOf({ parameter = [] }: { parameter?: BlockParameters }): BlockParameter[] {
  return [parameter].flat();
}

/** The content that a block gets from its query parameters. */
export function parameterContent(
  parameters: readonly BlockParameter[],
  query: readonly (readonly [name: string, value: string])[],
): Block['content'] {
  const accepted = parameters.flatMap((parameter) => {
    const value = query.find(([name]) => name === parameter.name)?.[1];
    return value !== undefined && accepts(parameter, value) ? [[parameter.property, value]] : [];
  });
  return Object.fromEntries(accepted) as Block['content'];
}

function accepts(parameter: BlockParameter, value: string): boolean {
  if ('values' in parameter) return parameter.values.includes(value);
  return value.length <= MAX_PATH_LENGTH && FORMATS[parameter.format].test(value);
}
