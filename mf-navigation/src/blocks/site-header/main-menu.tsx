import type { NavigationItem } from '@stadtraum/contracts/page-model';
import type { Dispatch, KeyboardEvent } from 'react';
import { ariaCurrent, currentItem } from './aria-current.ts';
import type { PanelTeaser } from './content.ts';
import styles from './main-menu.module.css';
import { MenuItem } from './menu-item.tsx';
import { focusTarget } from './menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuAction, MenuState } from './menu-state.ts';

/** The main menu: a disclosure navigation (APG), shown as a bar with panels or as an expandable list. */
export function MainMenu({ id, items, path, teasers, state, dispatch }: MainMenuProps) {
  const marked = currentItem(
    items.map(({ item }) => item),
    path,
  );
  const currentOf = (item: NavigationItem) => (item === marked ? ariaCurrent(item, path) : undefined);
  return (
    <nav className={styles.mainMenu} aria-label="Hauptmenü">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul className={styles.items} role="list" data-hold-keys="" onKeyDown={moveFocus}>
        {items.map(({ id: itemId, item }) =>
          item.children?.length ? (
            <MenuItem
              key={itemId}
              id={itemId}
              group={id}
              item={item}
              path={path}
              current={currentOf(item)}
              isOpen={state.openItem === itemId}
              isFading={state.isFading}
              teaser={teasers.find((teaser) => teaser.of === item.path)}
              dispatch={dispatch}
            />
          ) : (
            <li key={itemId} className={styles.item}>
              <MenuLink item={item} current={currentOf(item)} className={styles.leafLink} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export interface MainMenuProps {
  /** Unique on the page. */
  id: string;
  /** The top-level items, with the ids of their `<details>`. */
  items: { id: string; item: NavigationItem }[];
  /** Path of the page. */
  path: string;
  teasers: PanelTeaser[];
  state: MenuState;
  dispatch: Dispatch<MenuAction>;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = focusTarget(event.currentTarget, event.target as Element, event.key);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
