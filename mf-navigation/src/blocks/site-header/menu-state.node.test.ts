import { initialMenuState, type MenuAction, type MenuState, reduceMenu } from './menu-state.ts';

const closed = initialMenuState(false, undefined);

describe('reduceMenu', () => {
  it('opens one submenu at a time', () => {
    const state = after({ type: 'item-toggled', item: 'a' }, { type: 'item-toggled', item: 'b' });
    expect(state.openItem).toBe('b');
  });

  it('closes a submenu that is toggled again', () => {
    expect(after({ type: 'item-toggled', item: 'a' }, { type: 'item-toggled', item: 'a' })).toEqual(closed);
  });

  it('keeps a hovered submenu open after a click, until the next click', () => {
    const hovered = after(
      { type: 'item-opened', item: 'a', by: 'pointer' },
      { type: 'item-toggled', item: 'a' },
    );
    expect(hovered.openItem).toBe('a');
    const returned = reduceMenu(hovered, { type: 'item-opened', item: 'a', by: 'pointer' });
    expect(returned.openedBy).toBe('click');
    expect(reduceMenu(returned, { type: 'item-toggled', item: 'a' }).openItem).toBeUndefined();
  });

  it('[R2.1-4] closes any open submenu when the menu is opened', () => {
    const state = reduceMenu(initialMenuState(false, 'a'), { type: 'menu-toggled' });
    expect(state).toEqual({ ...closed, isExpanded: true });
  });

  it('[R2.1-6] keeps a fading submenu open until the fade is over', () => {
    const fading = after({ type: 'item-toggled', item: 'a' }, { type: 'fade-started' });
    expect(fading).toMatchObject({ openItem: 'a', isFading: true });
    expect(reduceMenu(fading, { type: 'submenu-closed', item: 'a' })).toEqual(closed);
  });

  it('reopens a fading submenu when it is toggled', () => {
    const state = after(
      { type: 'item-toggled', item: 'a' },
      { type: 'fade-started' },
      { type: 'item-toggled', item: 'a' },
    );
    expect(state).toMatchObject({ openItem: 'a', isFading: false });
  });

  it('closes only the submenu that the action names', () => {
    const state = after({ type: 'item-toggled', item: 'a' }, { type: 'submenu-closed', item: 'b' });
    expect(state.openItem).toBe('a');
  });

  it('[R2.1-3] keeps an opened submenu open and visible in the other mode', () => {
    const opened = after({ type: 'item-toggled', item: 'a' });
    const narrow = reduceMenu(opened, { type: 'mode-changed', isWide: false });
    expect(narrow).toMatchObject({ openItem: 'a', isExpanded: true });
    expect(reduceMenu(narrow, { type: 'mode-changed', isWide: true })).toMatchObject({ openItem: 'a' });
    expect(reduceMenu(closed, { type: 'mode-changed', isWide: false })).toBe(closed);
  });

  it('[R2.1-3] closes a hovered submenu when the mode changes', () => {
    const hovered = after({ type: 'item-opened', item: 'a', by: 'pointer' });
    expect(reduceMenu(hovered, { type: 'mode-changed', isWide: false })).toEqual(closed);
  });

  it('keeps the state if there is nothing to close', () => {
    for (const type of ['everything-closed', 'submenu-closed', 'fade-started'] as const) {
      expect(reduceMenu(closed, { type })).toBe(closed);
    }
  });
});

function after(...actions: MenuAction[]): MenuState {
  return actions.reduce(reduceMenu, closed);
}
