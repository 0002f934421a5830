let locks = 0;

/**
 * Keeps the page from scrolling, without moving it: where the scroll bar takes room, the room stays. Several may lock it.
 *
 * @returns a function that takes this lock away
 */
export function lockScroll(): () => void {
  const page = document.documentElement;
  const hasScrollBar = window.innerWidth > page.clientWidth;
  let isHeld = true;
  locks += 1;
  if (locks === 1) {
    page.style.overflow = 'hidden';
    if (hasScrollBar) page.style.setProperty('scrollbar-gutter', 'stable');
  }
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks > 0) return;
    page.style.removeProperty('overflow');
    page.style.removeProperty('scrollbar-gutter');
  };
}
