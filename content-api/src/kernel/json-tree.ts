/** A place in a JSON value: its JSON Pointer and the name of its property. Entries of an array have the name of the array's property. */
export interface JsonPlace {
  pointer: string;
  key: string;
}

/**
 * Copies a JSON value and replaces values from the root down: `replace` is called with every value, and then with the values in
 * its result.
 */
export function mapJson(
  value: unknown,
  replace: (value: unknown, place: JsonPlace) => unknown,
  place: JsonPlace = { pointer: '', key: '' },
): unknown {
  const replaced = replace(value, place);
  if (Array.isArray(replaced)) {
    return replaced.map((entry, index) =>
      mapJson(entry, replace, { pointer: `${place.pointer}/${index}`, key: place.key }),
    );
  }
  if (typeof replaced !== 'object' || replaced === null) return replaced;
  return Object.fromEntries(
    Object.entries(replaced).map(([key, entry]) => [
      key,
      mapJson(entry, replace, { pointer: `${place.pointer}/${escapeKey(key)}`, key }),
    ]),
  );
}

/** All strings in a JSON value. */
export function stringsOf(value: unknown): (JsonPlace & { text: string })[] {
  const strings: (JsonPlace & { text: string })[] = [];
  mapJson(value, (entry, place) => {
    if (typeof entry === 'string') strings.push({ ...place, text: entry });
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
