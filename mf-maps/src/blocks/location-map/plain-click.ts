import type { MouseEvent } from 'react';

/** A click that follows a link here and now, not one that opens it in a tab or window of its own. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
