import type { QueryPair } from '../../kernel/query-string.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import { listParameters, parameterName } from './list-request.ts';

/**
 * The pairs of a query that a list does not need (P36): empty values, which a native form submits for each of its fields, and
 * page 1. Parameters that are only checked for presence stay. So does the list's `marker`, if nothing else of the list does.
 */
export function redundantPairs(definition: CollectionDefinition, query: readonly QueryPair[]): QueryPair[] {
  const { presence = {}, marker } = definition;
  const own = new Set(listParameters(definition));
  const checked = new Set(Object.values(presence).map((name) => parameterName(definition, name)));
  const page = parameterName(definition, 'page');
  const pairs = query.filter(([name]) => own.has(name));
  const used = pairs.filter(
    ([name, value]) => checked.has(name) || (value.trim() !== '' && (name !== page || value !== '1')),
  );
  // The first of several values counts, so a parameter goes only with all of its values.
  const redundant = pairs.filter(([name]) => !used.some((pair) => pair[0] === name));
  if (redundant.length < pairs.length || marker === undefined) return redundant;
  const kept = redundant.find(([name]) => name === parameterName(definition, marker));
  return redundant.filter((pair) => pair !== kept);
}
