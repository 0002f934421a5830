import { type Dispatch, type PointerEvent, useEffect, useRef } from 'react';
import { isWide } from './menu-mode.ts';
import type { MenuAction } from './menu-state.ts';

/** Time between the mouse leaving a submenu and the submenu closing (R2.1-1). */
export const CLOSE_DELAY_MS = 250;

export interface OpenOnHover {
  /** Handlers of a top-level item. */
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  /** Type of the pointer that was last pressed on the item. */
  lastPointerType(): string | undefined;
}

/** Opens a submenu on hover, only on wide screens and only with a mouse. */
export function useOpenOnHover(item: string, dispatch: Dispatch<MenuAction>): OpenOnHover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedPointerType = useRef<string>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerEnter({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType === 'mouse' && isWide()) dispatch({ type: 'item-opened', item, by: 'pointer' });
    },
    onPointerLeave({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType !== 'mouse' || !isWide()) return;
      timer.current = setTimeout(() => dispatch({ type: 'submenu-closed', item }), CLOSE_DELAY_MS);
    },
    onPointerDown({ pointerType }) {
      pressedPointerType.current = pointerType;
    },
    lastPointerType: () => pressedPointerType.current,
  };
}
