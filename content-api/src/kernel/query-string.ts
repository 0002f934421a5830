/** Name and value, decoded. Brackets in a name have no special meaning: values are neither nested nor merged. */
export type QueryPair = readonly [name: string, value: string];

/**
 * Maximum length of a raw query string: the shell accepts addresses of 4096 characters and may encode each character as up to six
 * bytes (`é` as `%C3%A9`).
 */
export const MAX_QUERY_BYTES = 6 * 4096;

/** Splits and decodes a raw query string. Pairs with invalid percent-encoding are skipped. */
export function parseQuery(raw: string): QueryPair[] {
  return raw
    .replace(/^\?/, '')
    .split('&')
    .flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      const decodedName = decode(name);
      const decodedValue = decode(value.join('='));
      return decodedName && decodedValue !== undefined ? [[decodedName, decodedValue] as const] : [];
    });
}

/** The first value of each name. */
export function firstValues(pairs: readonly QueryPair[]): ReadonlyMap<string, string> {
  return new Map([...pairs].reverse());
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
