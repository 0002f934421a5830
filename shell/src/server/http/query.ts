import type { QueryParameters } from '@stadtraum/contracts/platform';

/** Maximum number of parameters in a request; all others are ignored. */
const MAX_PARAMETERS = 100;

/**
 * Parses a raw query string without nesting: brackets are part of the name, and repeated names remain separate pairs.
 *
 * @returns undefined if its percent-encoding is malformed
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
 * Returns the part of a query that affects the page, in canonical form: only the declared parameters, in the order of their
 * declaration. The values of a parameter keep their order.
 */
export function canonicalQuery(parameters: QueryParameters, declared: readonly string[]): string {
  const kept = declared.flatMap((name) => parameters.filter(([candidate]) => candidate === name));
  return encodeQuery(kept);
}

export function encodeQuery(parameters: QueryParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) query.append(name, value);
  return query.toString();
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
