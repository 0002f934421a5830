import { stringsOf } from '../../../kernel/json-tree.ts';

/** Properties with codes and addresses. */
const CODES: ReadonlySet<string> = new Set([
  ...['id', 'type', 'slug', 'path', 'href', 'url', 'src', 'placeholder', 'email', 'phone', 'pattern'],
]);

/** The texts for visitors in content as an editor wrote it, with their places: strings of more than one word. */
export function proseIn(json: unknown): { pointer: string; text: string }[] {
  return stringsOf(json).filter(
    ({ key, text }) => text.includes(' ') && !CODES.has(key) && !/^(?:\/|https?:)/.test(text),
  );
}
