import type { QueryParameters } from '@stadtraum/contracts/platform';

/** Parameters of one request that are looked at; what comes after them is ignored. */
const MAX_PARAMETERS = 100;

/**
 * Reads a raw query string flat: a name with brackets is just a name, a repeated one is a list, nothing is an object.
 *
 * @returns undefined when its percent-encoding is broken
 */
export function parseQuery(raw: string): QueryParameters | undefined {
  if (raw === '') return [];
  try {
    return raw
      .split('&', MAX_PARAMETERS)
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))] as const;
      });
  } catch {
    return undefined;
  }
}

/**
 * The part of a query that changes the page, always written the same way: declared parameters only, in the order in which
 * they are declared; several values of one parameter keep their order.
 */
export function canonicalQuery(parameters: QueryParameters, declared: readonly string[]): string {
  const known = declared.flatMap((name) => parameters.filter(([candidate]) => candidate === name));
  return encodeQuery(known);
}

export function encodeQuery(parameters: QueryParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) query.append(name, value);
  return query.toString();
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
