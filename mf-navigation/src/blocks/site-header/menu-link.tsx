import type { NavigationItem } from '@stadtraum/contracts/page-model';
import type { ComponentProps } from 'react';
import { ariaCurrent } from './aria-current.ts';
import { MENU_ATTRIBUTES } from './menu-keys.ts';

/** A link on the menu's top level. */
export function MenuLink({ item, path, ...attributes }: MenuLinkProps) {
  return (
    <a
      {...attributes}
      href={item.path}
      aria-current={ariaCurrent(item, path)}
      {...{ [MENU_ATTRIBUTES.topLevel]: '' }}
    >
      {item.label}
    </a>
  );
}

export interface MenuLinkProps extends Pick<ComponentProps<'a'>, 'className' | 'onClick'> {
  /** When the page's script holds a click until hydration: never, or if it is a tap. @default never */
  'data-hold'?: 'touch';
  item: NavigationItem;
  /** Path of the page. */
  path: string;
}
