import type { ErrorObject } from '@stadtraum/contracts/validation';

/**
 * Reduces the errors of alternatives (`anyOf`, `oneOf`) to those of the alternative that fits best: a value that matches none of them
 * has errors in each, and only one was meant. Alternatives that are single values become one `enum`.
 */
export function fittingBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const outermost = errors.find(
    (error) =>
      isUnion(error) && !errors.some((other) => other !== error && isUnion(other) && isInside(error, other)),
  );
  if (!outermost) return [...errors];
  const at = errors.indexOf(outermost);
  const inside = errors.filter((error) => isInside(error, outermost));
  const outside = (error: ErrorObject) => error !== outermost && !inside.includes(error);
  return [
    ...fittingBranches(errors.slice(0, at).filter(outside)),
    ...fittingBranches(bestBranch(outermost, inside)),
    ...fittingBranches(errors.slice(at).filter(outside)),
  ];
}

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

function isInside({ schemaPath, instancePath }: ErrorObject, union: ErrorObject): boolean {
  const isBelow = instancePath === union.instancePath || instancePath.startsWith(`${union.instancePath}/`);
  return isBelow && schemaPath.startsWith(`${union.schemaPath}/`);
}

function bestBranch(union: ErrorObject, inside: readonly ErrorObject[]): ErrorObject[] {
  const branches: readonly Record<string, unknown>[] = Array.isArray(union.schema) ? union.schema : [];
  const values = branches.flatMap((branch) => ('const' in branch ? [branch.const] : []));
  if (values.length > 0 && values.length === branches.length) {
    return [{ ...union, keyword: 'enum', schema: values }];
  }
  const mismatched = inside.filter(
    ({ keyword, instancePath }) => keyword === 'type' && instancePath === union.instancePath,
  );
  if (mismatched.length > 0 && mismatched.length === branches.length) {
    const types = mismatched.flatMap(({ params }) => params.type as string | string[]);
    return [{ ...union, keyword: 'type', params: { type: [...new Set(types)] } }];
  }
  const byBranch = branches.map((_, index) =>
    inside.filter(({ schemaPath }) => schemaPath.startsWith(`${union.schemaPath}/${index}/`)),
  );
  const [best] = byBranch
    .filter((branch) => branch.length > 0)
    .sort((a, b) => misfit(a, union) - misfit(b, union));
  return best ?? [{ ...union, message: union.message ?? union.keyword }];
}

/** How badly a value fits an alternative: another type, or another value of what tells the alternatives apart, weighs most. */
function misfit(errors: readonly ErrorObject[], { instancePath }: ErrorObject): number {
  return errors.reduce((sum, error) => {
    if (error.keyword === 'type' && error.instancePath === instancePath) return sum + 100;
    if (error.keyword === 'const') return sum + 20;
    return sum + (error.keyword === 'required' || error.keyword === 'additionalProperties' ? 2 : 1);
  }, 0);
}
