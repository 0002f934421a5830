import type { NavigationItem } from '@stadtraum/contracts/page-model';

/**
 * Value of `aria-current` for a menu entry: `page` for the page itself, `true` for an ancestor of the page.
 *
 * @param path of the page
 */
export function ariaCurrent(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page';
  return isAncestor(item, path) ? 'true' : undefined;
}

function isAncestor(item: NavigationItem, path: string): boolean {
  if (item.path !== '/' && path.startsWith(`${item.path}/`)) return true;
  return item.children?.some((child) => child.path === path || isAncestor(child, path)) ?? false;
}
