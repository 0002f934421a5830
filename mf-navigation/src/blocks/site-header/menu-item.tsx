import type { NavigationItem } from '@stadtraum/contracts/page-model';
import { Icon } from '@stadtraum/shared-ui/icon';
import { animationsEnd } from '@stadtraum/shared-ui/motion';
import { type Dispatch, type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { PanelTeaser } from './content.ts';
import styles from './main-menu.module.css';
import { MENU_ATTRIBUTES } from './menu-keys.ts';
import { MenuLink } from './menu-link.tsx';
import { isWide } from './menu-mode.ts';
import type { MenuAction } from './menu-state.ts';
import { Submenu } from './submenu.tsx';
import { useOpenOnHover } from './use-open-on-hover.ts';

/**
 * A top-level item with a submenu. On wide screens it is a link with a button beside it. At 1439 px and below it is only the
 * button, so a tap opens the submenu instead of following a link (R2.1-5).
 */
export function MenuItem({
  id,
  group,
  item,
  path,
  current,
  isOpen,
  isFading,
  teaser,
  dispatch,
}: MenuItemProps) {
  const toggle = useRef<HTMLElement>(null);
  const submenu = useRef<HTMLDivElement>(null);
  const { lastPointerType, ...pointerHandlers } = useOpenOnHover(id, dispatch);

  useEffect(() => {
    if (!isOpen || !isFading || submenu.current === null) return;
    let isCancelled = false;
    animationsEnd(submenu.current).then(() => {
      if (!isCancelled) dispatch({ type: 'submenu-closed', item: id });
    });
    return () => {
      isCancelled = true;
    };
  }, [id, isOpen, isFading, dispatch]);

  function openOnFirstTouch(event: MouseEvent): void {
    // The press of a tap that waited for hydration is unknown, but the tap itself tells, if it is a pointer event.
    const { pointerType = lastPointerType() } = event.nativeEvent as Partial<PointerEvent>;
    if (pointerType !== 'touch' || isOpen) return;
    event.preventDefault();
    dispatch({ type: 'item-opened', item: id, by: 'click' });
  }

  function fadeOut(): void {
    toggle.current?.focus();
    dispatch({ type: 'fade-started' });
  }

  function closeOnFocusLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (isWide()) dispatch({ type: 'submenu-closed', item: id });
  }

  return (
    <li className={styles.item} onBlur={closeOnFocusLeave} {...pointerHandlers}>
      <MenuLink
        item={item}
        current={current}
        className={styles.itemLink}
        data-hold="touch"
        onClick={openOnFirstTouch}
      />
      <details
        id={id}
        name={group}
        className={styles.disclosure}
        open={isOpen}
        // The page's script marks that the visitor opened it before hydration.
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive and turns keys into clicks. */}
        <summary
          ref={toggle}
          className={styles.toggle}
          aria-current={current && 'true'}
          onClick={(event) => {
            event.preventDefault();
            dispatch({ type: 'item-toggled', item: id });
          }}
          {...{ [MENU_ATTRIBUTES.topLevel]: '' }}
        >
          <span className={styles.toggleLabel}>{item.label}</span>
          <span className="visually-hidden">: Untermenü</span>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
      </details>
      <div
        ref={submenu}
        className={styles.submenu}
        data-fading={isOpen && isFading ? '' : undefined}
        {...{ [MENU_ATTRIBUTES.submenu]: '' }}
      >
        <Submenu item={item} path={path} teaser={teaser} onClose={fadeOut} />
      </div>
    </li>
  );
}

export interface MenuItemProps {
  /** Id of the `<details>`, unique on the page. */
  id: string;
  /** `name` of the `<details>`. Browsers that support it keep at most one of them open, even before hydration. */
  group: string;
  item: NavigationItem;
  /** Path of the page. */
  path: string;
  /** Whether the item is the current page's, or its ancestor's. */
  current: 'page' | 'true' | undefined;
  isOpen: boolean;
  isFading: boolean;
  teaser: PanelTeaser | undefined;
  dispatch: Dispatch<MenuAction>;
}
