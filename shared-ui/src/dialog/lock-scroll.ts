let locks = 0;

/**
 * Prevents the page from scrolling. The scroll bar's space is reserved to avoid a layout shift. Several locks may be held at the
 * same time.
 *
 * @returns a function that releases this lock
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
