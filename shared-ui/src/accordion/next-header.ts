import { hasModifier, type Modifiers } from '../modifier-keys.ts';

/** The fields of a keyboard event that are needed here. */
interface Press extends Modifiers {
  key: string;
  target: EventTarget | null;
}

/**
 * The header that a key moves the focus to, as in the APG's accordion pattern; undefined if the accordion does not handle the key.
 * At the first and last header, the arrow key that would leave the accordion scrolls the page instead.
 */
export function nextHeader(headers: readonly HTMLElement[], press: Press): HTMLElement | undefined {
  const index = headers.indexOf(press.target as HTMLElement);
  if (index < 0 || hasModifier(press)) return undefined;
  switch (press.key) {
    case 'ArrowDown':
      return headers[index + 1];
    case 'ArrowUp':
      return headers[index - 1];
    case 'Home':
      return headers[0];
    case 'End':
      return headers.at(-1);
    default:
      return undefined;
  }
}
