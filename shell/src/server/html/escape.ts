import { escapeHtml } from '@stadtraum/server-base/html';

/** Serialises a value as JSON that can neither close its script element nor be parsed as markup. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Returns ` name="value"` for each defined attribute, and only the name if the value is `true`. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
