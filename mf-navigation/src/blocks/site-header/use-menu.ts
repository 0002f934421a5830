import { isOpenInDocument } from '@stadtraum/shared-ui/hydration';
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { isWide, onModeChange } from './menu-mode.ts';
import { initialMenuState, type MenuAction, type MenuState, reduceMenu } from './menu-state.ts';

export interface Menu {
  state: MenuState;
  dispatch: Dispatch<MenuAction>;
}

/**
 * Manages the state of the header's menu: reads the initial state from the document, and handles clicks outside the header, Escape,
 * and resizing across the breakpoint (R2.1-3).
 *
 * @param menuId id of the `<details>` that shows and hides the whole menu
 * @param itemIds ids of the `<details>` of the submenus
 */
export function useMenu(header: RefObject<HTMLElement | null>, menuId: string, itemIds: string[]): Menu {
  const [state, dispatch] = useReducer(reduceMenu, undefined, () =>
    initialMenuState(isOpenInDocument(menuId), itemIds.find(isOpenInDocument)),
  );
  const { isExpanded, openItem } = state;

  // Before hydration the stylesheet opens a hovered submenu; after hydration the state does.
  useLayoutEffect(() => {
    const item = header.current?.querySelector('li:hover > details')?.id;
    if (item && isWide()) dispatch({ type: 'item-opened', item, by: 'pointer' });
  }, [header]);

  useEffect(() => onModeChange(() => dispatch({ type: 'mode-changed', isWide: isWide() })), []);

  useEffect(() => {
    if (!isExpanded && openItem === undefined) return;
    function closeOnPressOutside({ target }: PointerEvent): void {
      if (isWide() && !header.current?.contains(target as Node)) dispatch({ type: 'everything-closed' });
    }
    function closeOnEscape({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      const openId = openItem ?? menuId;
      if (header.current?.contains(document.activeElement)) summaryOf(openId)?.focus();
      dispatch(openItem === undefined ? { type: 'everything-closed' } : { type: 'submenu-closed' });
    }
    document.addEventListener('pointerdown', closeOnPressOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPressOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [header, menuId, isExpanded, openItem]);

  return { state, dispatch };
}

function summaryOf(detailsId: string): HTMLElement | null {
  return document.getElementById(detailsId)?.querySelector('summary') ?? null;
}
