/** A location in a JSON value: its JSON Pointer, and the name of its property or, for an entry of an array, the array's property. */
export interface JsonLocation {
  pointer: string;
  key: string;
}

/**
 * Copies a JSON value and replaces values from the root down: `replace` is called with every value, and then with the values in
 * its result.
 */
export function mapJson(
  value: unknown,
  replace: (value: unknown, location: JsonLocation) => unknown,
  location: JsonLocation = { pointer: '', key: '' },
): unknown {
  const replaced = replace(value, location);
  if (Array.isArray(replaced)) {
    return replaced.map((entry, index) =>
      mapJson(entry, replace, { pointer: `${location.pointer}/${index}`, key: location.key }),
    );
  }
  if (typeof replaced !== 'object' || replaced === null) return replaced;
  return Object.fromEntries(
    Object.entries(replaced).map(([key, entry]) => [
      key,
      mapJson(entry, replace, { pointer: `${location.pointer}/${escapeKey(key)}`, key }),
    ]),
  );
}

/** All strings in a JSON value. */
export function stringsOf(value: unknown): (JsonLocation & { text: string })[] {
  const strings: (JsonLocation & { text: string })[] = [];
  mapJson(value, (entry, location) => {
    if (typeof entry === 'string') strings.push({ ...location, text: entry });
    return entry;
  });
  return strings;
}

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(
    mapJson(value, (entry) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
        : entry,
    ),
  );
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
