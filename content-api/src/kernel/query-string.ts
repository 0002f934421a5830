/** Name and value, decoded. Brackets in a name are characters like any other: nothing is nested, nothing is merged. */
export type QueryPair = readonly [name: string, value: string];

/**
 * Bytes of a raw query string that are read at all: the shell takes addresses of 4096 characters and writes each of them as up
 * to six (`é` as `%C3%A9`).
 */
export const MAX_QUERY_BYTES = 6 * 4096;

/** Splits a raw query string. A pair whose percent-encoding is broken says nothing and is left out. */
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

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
