import type { NavigationItem } from '@stadtraum/contracts/page-model';

/**
 * Returns the value of `aria-current` for a menu entry: `page` if it is the current page, `true` if it is an ancestor of it.
 *
 * @param path path of the current page
 */
export function ariaCurrent(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page';
  return isAncestor(item, path) ? 'true' : undefined;
}

/**
 * Returns the entry of the top level to which the current page belongs: its own entry, else the one with the longest path above it.
 *
 * @param path path of the current page
 */
export function currentItem(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  const ranks = items.map((item) => {
    const current = ariaCurrent(item, path);
    return current === 'page' ? Number.POSITIVE_INFINITY : current === 'true' ? item.path.length : 0;
  });
  const highest = Math.max(...ranks);
  return highest > 0 ? items[ranks.indexOf(highest)] : undefined;
}

function isAncestor(item: NavigationItem, path: string): boolean {
  if (item.path !== '/' && path.startsWith(`${item.path}/`)) return true;
  return item.children?.some((child) => child.path === path || isAncestor(child, path)) ?? false;
}
