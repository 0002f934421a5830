/**
 * Resolves when the animations and transitions that run on `element` and inside it are over, at once when there are none. The
 * stylesheet alone owns how long they take, and whether they run at all under `prefers-reduced-motion`.
 */
export async function animationsEnd(element: Element): Promise<void> {
  const running = element.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Whether the visitor asked for less motion; what a script moves then jumps. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
