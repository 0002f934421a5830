/** A key event, as far as it is of interest. */
interface Press {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export type TabsOrientation = 'horizontal' | 'vertical';

const ONWARDS = { horizontal: 'ArrowRight', vertical: 'ArrowDown' };
const BACK = { horizontal: 'ArrowLeft', vertical: 'ArrowUp' };

/**
 * Index of the tab that a key leads to from another one, as the APG's tabs pattern has it: behind the last comes the first.
 * Undefined where the key is not meant for the tabs.
 */
export function nextTab(
  index: number,
  count: number,
  orientation: TabsOrientation,
  press: Press,
): number | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  switch (press.key) {
    case ONWARDS[orientation]:
      return (index + 1) % count;
    case BACK[orientation]:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
