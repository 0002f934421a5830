/** Properties with codes and addresses. */
const CODES: ReadonlySet<string> = new Set([
  ...['id', 'type', 'slug', 'path', 'href', 'url', 'src', 'placeholder', 'email', 'phone', 'pattern'],
]);
const ADDRESS = /^(?:\/|https?:)/;

/** A text for visitors, with the JSON Pointer to it. */
export interface Prose {
  pointer: string;
  text: string;
}

/** The texts for visitors in content: strings of more than one word. */
export function proseIn(json: unknown, pointer = '', found: Prose[] = []): Prose[] {
  if (typeof json === 'string') {
    if (json.includes(' ') && !ADDRESS.test(json)) found.push({ pointer, text: json });
  } else if (typeof json === 'object' && json !== null) {
    for (const [key, value] of Object.entries(json))
      if (!CODES.has(key))
        proseIn(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found);
  }
  return found;
}
