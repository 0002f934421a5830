/** Which parts of the menu are open. Items are identified by the ids of their `<details>`. */
export interface MenuState {
  /** Whether the whole menu is open, on narrow screens. */
  isExpanded: boolean;
  /** The item whose submenu is open, if any. */
  openItem: string | undefined;
  /** The first click on a hovered submenu keeps it open; the second closes it. */
  openedBy: 'pointer' | 'click';
  /** Whether the open submenu is fading out (R2.1-6). */
  isFading: boolean;
}

export type MenuAction =
  | { type: 'menu-toggled' }
  | { type: 'item-opened'; item: string; by: MenuState['openedBy'] }
  | { type: 'item-toggled'; item: string }
  /** Without `item`, closes the open submenu. */
  | { type: 'submenu-closed'; item?: string }
  | { type: 'fade-started' }
  /** The window was resized across the breakpoint between bar and list. */
  | { type: 'mode-changed'; isWide: boolean }
  | { type: 'everything-closed' };

const CLOSED: MenuState = { isExpanded: false, openItem: undefined, openedBy: 'click', isFading: false };

/** The state before hydration, read from the open `<details>`. */
export function initialMenuState(isExpanded: boolean, openItem: string | undefined): MenuState {
  return { ...CLOSED, isExpanded, openItem };
}

export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'menu-toggled':
      // R2.1-4: opening the menu closes any open submenu.
      return { ...CLOSED, isExpanded: !state.isExpanded };
    case 'item-opened':
      return open(state, action.item, action.by);
    case 'item-toggled':
      return isPinned(state, action.item) ? closeSubmenu(state) : open(state, action.item, 'click');
    case 'submenu-closed':
      return action.item === undefined || action.item === state.openItem ? closeSubmenu(state) : state;
    case 'fade-started':
      return state.openItem === undefined ? state : { ...state, isFading: true };
    case 'mode-changed':
      return changeMode(state, action.isWide);
    case 'everything-closed':
      return state.isExpanded || state.openItem !== undefined ? CLOSED : state;
  }
}

function open(state: MenuState, item: string, openedBy: MenuState['openedBy']): MenuState {
  // A submenu opened by a click stays open when the pointer enters and leaves it.
  if (openedBy === 'pointer' && isPinned(state, item)) return state;
  return { ...state, openItem: item, openedBy, isFading: false };
}

/** R2.1-3: a submenu opened by a click stays open and visible in the other mode; a submenu opened by hovering closes. */
function changeMode(state: MenuState, isWide: boolean): MenuState {
  if (state.openItem === undefined) return state;
  if (state.openedBy === 'pointer') return closeSubmenu(state);
  return { ...state, isExpanded: state.isExpanded || !isWide };
}

function isPinned({ openItem, openedBy, isFading }: MenuState, item: string): boolean {
  return openItem === item && openedBy === 'click' && !isFading;
}

function closeSubmenu(state: MenuState): MenuState {
  if (state.openItem === undefined) return state;
  return { ...state, openItem: undefined, openedBy: 'click', isFading: false };
}
