/** Texts of at most this length without spaces are values of an enumeration rather than prose. */
const MAX_ENUM_LENGTH = 24;

/**
 * The structure of content: its keys, the types of values, what is empty, and values that look like those of an enumeration. Content of
 * one shape takes nearly the same ways through a component.
 */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) {
    const shapes = [...new Set(value.map(shapeOf))].sort();
    return `[${shapes.join('|')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, part]: [string, unknown]) => `${key}:${shapeOf(part)}`);
    return `{${pairs.sort().join()}}`;
  }
  if (typeof value === 'string') return shapeOfText(value);
  if (typeof value === 'number') return value === 0 ? '0' : value < 0 ? '-' : '#';
  return String(value);
}

function shapeOfText(text: string): string {
  if (text === '') return "''";
  if (/^[a-z][a-zA-Z-]*$/.test(text) && text.length <= MAX_ENUM_LENGTH) return `'${text}'`;
  if (/^[/#]/.test(text)) return '/';
  if (/^https?:/.test(text)) return 'url';
  return /<[a-z]/.test(text) ? `html(${tagsIn(text)})` : 'text';
}

function tagsIn(html: string): string {
  const tags = html.match(/<[a-z][a-z0-9]*/g) ?? [];
  return [...new Set(tags)].sort().join('');
}
