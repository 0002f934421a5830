import { prefersReducedMotion } from '../motion/motion.ts';
import { reveal } from './reveal.ts';

export interface SmoothScrollOptions {
  /** Pixels that stay free above the target. @default the target's `scroll-margin-top` and the page's `scroll-padding-top` */
  offset?: number;
  /** Milliseconds. @default 500, like in-page links (R2.11-7) */
  duration?: number;
}

/** Events by which visitors take over the scrolling. */
const TAKEOVER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Pixels by which a position may differ from the one that was set: browsers round. */
const ROUNDING = 2;

let underway: AbortController | undefined;

/**
 * Scrolls the page until `target` is `offset` below the window's upper edge (R2.4-1, R2.8-2, R2.11-7). Opens what hides the
 * target, moves the focus there, and follows the target when the page's layout changes on the way. Under
 * `prefers-reduced-motion` it jumps. The visitor's own scrolling, a touch, a click or a key stops the scroll where it is, and
 * so does the next smooth scroll.
 *
 * @returns whether the target was reached
 */
export async function smoothScrollTo(
  target: Element,
  { offset = ownOffset(target), duration = 500 }: SmoothScrollOptions = {},
): Promise<boolean> {
  underway?.abort();
  reveal(target);
  // First, so that Tab continues from the target even if it is pressed during the scroll.
  focusInPlace(target);

  const goal = () => reachable(window.scrollY + target.getBoundingClientRect().top - offset);
  if (prefersReducedMotion() || duration <= 0) {
    jumpTo(goal());
    return true;
  }
  const interruption = new AbortController();
  underway = interruption;
  for (const type of TAKEOVER_EVENTS) {
    window.addEventListener(type, () => interruption.abort(), {
      signal: interruption.signal,
      capture: true,
      passive: true,
    });
  }
  // Without this, the browser also moves the page when something above the window changes its height.
  document.documentElement.style.overflowAnchor = 'none';

  const hasArrived = await glide(goal, duration, interruption.signal);
  // Removes the listeners.
  interruption.abort();
  if (underway === interruption) document.documentElement.style.overflowAnchor = '';
  return hasArrived;
}

/** Moves the page frame by frame; resolves with false as soon as it is interrupted. */
function glide(goal: () => number, duration: number, interruption: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const from = window.scrollY;
    let expected = from;
    let start: number | undefined;
    let frame = requestAnimationFrame(function move(now) {
      // Dragging the scroll bar fires events on the page only.
      if (Math.abs(window.scrollY - expected) > ROUNDING) return resolve(false);
      start ??= now;
      const progress = Math.min((now - start) / duration, 1);
      expected = from + (goal() - from) * eased(progress);
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

/** Starts and ends gently: cubic, from 0 to 1. */
function eased(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The nearest position that the page can have. */
function reachable(top: number): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(top, scrollHeight - clientHeight));
}

function ownOffset(target: Element): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return (margin || 0) + (padding || 0);
}

/**
 * Focuses the target, which need not be focusable, without scrolling. A focus inside the target stays where it is, unless the
 * target is the body.
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
