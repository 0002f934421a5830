/**
 * Resolves once all running animations and transitions of `element` and its descendants have ended, or at once if there are
 * none. Never rejects. The stylesheet alone decides their duration, and whether they run under `prefers-reduced-motion`.
 */
export async function animationsEnd(element: Element): Promise<void> {
  const running = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Whether the visitor prefers reduced motion; scripts then jump instead of animating. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
