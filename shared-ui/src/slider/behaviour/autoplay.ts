import type { AutoplayState } from './slider-handover.ts';

/**
 * Advances a slider at its interval: not while the pointer rests on it or the page is in the background, never for visitors who
 * prefer reduced motion, and no longer once the focus was in it.
 *
 * @returns undefined if the slider does not move by itself
 */
export function startAutoplay(
  slider: HTMLElement,
  signal: AbortSignal,
  onAdvance: () => void,
): { state(): AutoplayState } | undefined {
  const interval = Number(slider.dataset.autoplay);
  if (!interval || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined;
  let movedAt = performance.now();
  let isStopped = false;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout>;

  function wait(): void {
    clearTimeout(timer);
    if (isStopped || isHeld || signal.aborted) return;
    timer = setTimeout(() => {
      if (!document.hidden) {
        movedAt = performance.now();
        onAdvance();
      }
      wait();
    }, interval);
  }
  const hold = (next: boolean) => {
    isHeld = next;
    wait();
  };

  const listen = { signal };
  slider.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && hold(true), listen);
  slider.addEventListener('pointerleave', () => hold(false), listen);
  slider.addEventListener(
    'focusin',
    ({ target }) => {
      // The focus on the pause button must not press it.
      if (target instanceof Element && target.closest('[data-rotation]')) return;
      isStopped = true;
      wait();
    },
    listen,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return { state: () => ({ movedAt, isStopped, isHeld }) };
}
