/** The mega menu is for windows wider than this, in CSS pixels (R2.1-3); the stylesheet has the same limit. */
const MAX_NARROW_PX = 1439;

export function isWide(): boolean {
  return window.innerWidth > MAX_NARROW_PX;
}

/** Calls `listener` each time the window is resized across the limit. @returns a function that stops listening */
export function onModeChange(listener: () => void): () => void {
  let wasWide = isWide();
  function compare(): void {
    if (isWide() === wasWide) return;
    wasWide = !wasWide;
    listener();
  }
  window.addEventListener('resize', compare);
  return () => window.removeEventListener('resize', compare);
}
