/** The mega menu appears in windows wider than this (R2.1-3). The stylesheets contain the same breakpoint. */
const MAX_NARROW_PX = 1439;

export function isWide(): boolean {
  return window.innerWidth > MAX_NARROW_PX;
}

/** Calls `listener` each time the window is resized across the breakpoint. @returns a function that removes it */
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
