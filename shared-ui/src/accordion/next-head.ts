/** The parts of a key event that matter here. */
interface Press {
  key: string;
  target: EventTarget;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * The head that a key moves to, as in the APG's accordion pattern; undefined if the key is not meant for the accordion. Beyond
 * the last or first head, arrow keys scroll the page.
 */
export function nextHead(heads: readonly HTMLElement[], press: Press): HTMLElement | undefined {
  const index = heads.indexOf(press.target as HTMLElement);
  if (index < 0 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  switch (press.key) {
    case 'ArrowDown':
      return heads[index + 1];
    case 'ArrowUp':
      return heads[index - 1];
    case 'Home':
      return heads[0];
    case 'End':
      return heads.at(-1);
    default:
      return undefined;
  }
}
