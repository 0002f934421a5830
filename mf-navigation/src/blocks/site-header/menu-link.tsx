import type { NavigationItem } from '@stadtraum/contracts/page-model';
import type { ComponentProps } from 'react';
import { MENU_ATTRIBUTES } from './menu-keys.ts';

/** A link on the menu's top level. */
export function MenuLink({ item, current, ...attributes }: MenuLinkProps) {
  return (
    <a {...attributes} href={item.path} aria-current={current} {...{ [MENU_ATTRIBUTES.topLevel]: '' }}>
      {item.label}
    </a>
  );
}

export interface MenuLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'onClick'> {
  /** When the page's script holds a click until hydration: never, or if it is a tap. @default never */
  'data-hold'?: 'touch';
  item: NavigationItem;
  /** Whether the entry is the current page's, or its ancestor's. */
  current: 'page' | 'true' | undefined;
}
