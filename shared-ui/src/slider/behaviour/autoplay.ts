import type { AutoplayState } from './slider-handover.ts';

/**
 * Advances a slider at its interval: not while the pointer rests on it, the page is in the background or the visitor prefers
 * reduced motion, and no longer once the focus was in it or its pause button was pressed.
 *
 * @returns undefined if the slider does not move by itself
 */
export function startAutoplay(
  slider: HTMLElement,
  signal: AbortSignal,
  onAdvance: () => void,
): { state(): AutoplayState } | undefined {
  const interval = Number(slider.dataset.autoplay);
  if (!interval) return undefined;
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)');
  let waitsSince: number | undefined;
  let isStopped = false;
  let isHeld = slider.matches(':hover');
  /** The component stops the rotation when it replays the press. */
  let isPausePressed = false;
  let timer: ReturnType<typeof setTimeout>;

  function wait(): void {
    clearTimeout(timer);
    waitsSince = undefined;
    if (isStopped || isHeld || isPausePressed || signal.aborted) return;
    waitsSince = performance.now();
    timer = setTimeout(() => {
      wait();
      if (!document.hidden && !reducedMotion?.matches && !hasFailed(slider)) onAdvance();
    }, interval);
  }
  function hold(next: boolean): void {
    if (isHeld === next) return;
    isHeld = next;
    wait();
  }
  function pressPause({ target, key = ' ' }: Partial<KeyboardEvent>): void {
    if (!isPauseButton(target) || (key !== ' ' && key !== 'Enter')) return;
    isPausePressed = true;
    wait();
  }

  const listen = { signal };
  slider.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && hold(true), listen);
  slider.addEventListener('pointerleave', () => hold(false), listen);
  slider.addEventListener('pointerdown', pressPause, listen);
  slider.addEventListener('keydown', pressPause, listen);
  slider.addEventListener(
    'focusin',
    ({ target }) => {
      // The focus on the pause button must not press it.
      if (isPauseButton(target)) return;
      isStopped = true;
      wait();
    },
    listen,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return { state: () => ({ waitsSince, isStopped, isHeld }) };
}

function isPauseButton(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest('[data-rotation]') !== null;
}

/** Without its component, the slider's pause button does not work. */
function hasFailed(slider: HTMLElement): boolean {
  return slider.closest('[data-island-state="failed"]') !== null;
}
