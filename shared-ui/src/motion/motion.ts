/**
 * Resolves when all running animations and transitions of `element` and its descendants have ended; immediately if there are
 * none. Never rejects. The stylesheet determines their duration and whether they run with `prefers-reduced-motion`.
 */
export async function animationsEnd(element: Element): Promise<void> {
  const running = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Whether the visitor prefers reduced motion; if so, scripts must jump instead of animating. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
