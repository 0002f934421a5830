/** A key event, as far as it is of interest. */
interface Press {
  key: string;
  target: EventTarget;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * The head that a key leads to from another one, as the APG's accordion pattern has it; undefined where the key is not meant for
 * it. Behind the last head and before the first one the arrows scroll the page on.
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
