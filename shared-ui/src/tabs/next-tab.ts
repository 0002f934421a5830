export type TabsOrientation = 'horizontal' | 'vertical';

const FORWARD = { horizontal: 'ArrowRight', vertical: 'ArrowDown' };
const BACK = { horizontal: 'ArrowLeft', vertical: 'ArrowUp' };

/**
 * Index of the tab that a key moves to, as in the APG's tabs pattern; the first tab follows the last. Undefined if tabs do not
 * handle the key.
 */
export function nextTab(
  index: number,
  count: number,
  orientation: TabsOrientation,
  key: string,
): number | undefined {
  switch (key) {
    case FORWARD[orientation]:
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
