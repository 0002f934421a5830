import { prefersReducedMotion } from '../motion/motion.ts';
import { reveal } from './reveal.ts';

export interface SmoothScrollOptions {
  /**
   * Pixels between the window's top and the target. @default the target's `scroll-margin-top` and the page's `scroll-padding-top`
   */
  offset?: number;
  /** Milliseconds. @default 500, as for in-page links (R2.11-7) */
  duration?: number;
}

/** Events with which visitors take over the scrolling. */
const TAKEOVER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Tolerance for rounded scroll positions. */
const ROUNDING_PX = 2;

let currentScroll: AbortController | undefined;

/**
 * Scrolls the page until `target` is `offset` below the window's upper edge (R2.4-1, R2.8-2, R2.11-7). Opens elements that hide
 * the target, moves the focus to it, and follows it if the layout changes during the scroll. With `prefers-reduced-motion` it
 * jumps. Scrolling by the visitor, a touch, a click, a key or another smooth scroll stops it.
 *
 * @returns whether the target was reached
 */
export async function smoothScrollTo(
  target: Element,
  { offset = defaultOffset(target), duration = 500 }: SmoothScrollOptions = {},
): Promise<boolean> {
  currentScroll?.abort();
  reveal(target);
  // Before the scroll, so that Tab continues from the target even if it is pressed during the scroll.
  focusInPlace(target);

  const goal = () => clampToPage(window.scrollY + target.getBoundingClientRect().top - offset);
  if (prefersReducedMotion() || duration <= 0) {
    jumpTo(goal());
    return true;
  }
  const interruption = new AbortController();
  currentScroll = interruption;
  for (const type of TAKEOVER_EVENTS) {
    window.addEventListener(type, () => interruption.abort(), {
      signal: interruption.signal,
      capture: true,
      passive: true,
    });
  }
  // Otherwise the browser also scrolls when content above the window changes its height.
  document.documentElement.style.overflowAnchor = 'none';

  const hasArrived = await glide(goal, duration, interruption.signal);
  // Removes the listeners.
  interruption.abort();
  if (currentScroll === interruption) document.documentElement.style.overflowAnchor = '';
  return hasArrived;
}

/** Moves the page frame by frame; resolves with false as soon as it is interrupted. */
function glide(goal: () => number, duration: number, interruption: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const from = window.scrollY;
    let expected = from;
    let start: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      // Dragging the scroll bar fires none of the takeover events.
      if (Math.abs(window.scrollY - expected) > ROUNDING_PX) return resolve(false);
      start ??= now;
      const progress = Math.min((now - start) / duration, 1);
      expected = from + (goal() - from) * easeInOut(progress);
      jumpTo(expected);
      if (progress === 1) resolve(true);
      else frame = requestAnimationFrame(move);
    });
    interruption.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      resolve(false);
    });
  });
}

/** Cubic ease-in-out, from 0 to 1. */
function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The nearest valid scroll position. */
function clampToPage(top: number): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(top, scrollHeight - clientHeight));
}

function defaultOffset(target: Element): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (margin || 0) + (padding || 0);
}

/**
 * Focuses the target without scrolling, even if it is not focusable. If the focus is already inside the target, it does not move,
 * unless the target is the body.
 */
function focusInPlace(target: Element): void {
  const before = document.activeElement;
  if (!(target instanceof HTMLElement) || (target !== document.body && target.contains(before))) return;
  target.focus({ preventScroll: true });
  if (document.activeElement !== before) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
