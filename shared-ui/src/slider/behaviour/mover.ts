import type { Geometry } from './geometry.ts';
import type { RemainingMove } from './slider-handover.ts';

export interface Mover {
  isMoving(): boolean;
  moveTo(index: number): void;
  settle(): RemainingMove;
}

interface Move {
  animations: Animation[];
  index: number;
  /** Width of a step in px when the move began. */
  step: number;
  /** Distance in px that the list will be scrolled on arrival. */
  scroll: number;
  /** Distance in px that the slides move; differs from `scroll` if the slider wraps. */
  distance: number;
  duration: number;
}

const AT_REST: RemainingMove = { offset: 0, ms: 0 };

/**
 * Moves a list in the time that the slider asks for: browsers decide themselves how long a smooth scroll takes. The track is
 * animated, and the list is scrolled when it has arrived.
 */
export function createMover(slider: HTMLElement, geometry: Geometry): Mover {
  const { viewport, track, slides, step, offsetOf, loops } = geometry;
  let running: Move | undefined;

  function arrive(): void {
    if (!running) return;
    const { animations, index, scroll } = running;
    // Relative, because the visitor's finger may have scrolled the list meanwhile.
    const left = running.step === step() ? viewport.scrollLeft + scroll : offsetOf(index);
    running = undefined;
    viewport.scrollTo({ left, behavior: 'instant' });
    for (const animation of animations) animation.cancel();
    viewport.style.scrollSnapType = '';
  }

  return {
    isMoving: () => running !== undefined,
    moveTo(index) {
      arrive();
      const scroll = offsetOf(index) - viewport.scrollLeft;
      if (Math.abs(scroll) < 1) return;
      const wraps = index === 0 && loops() && viewport.scrollLeft >= offsetOf(slides.length - 1) - 1;
      const distance = wraps ? step() : scroll;
      const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      const duration = isReduced ? 0 : Number(slider.dataset.speed);
      // Snapping would follow the animated slides.
      viewport.style.scrollSnapType = 'none';
      const timing = { duration, easing: getComputedStyle(track).transitionTimingFunction };
      const move = track.animate({ transform: ['none', `translateX(${-distance}px)`] }, timing);
      const animations = [move];
      // The first slide waits behind the last.
      const waiting = `translateX(${slides.length * step()}px)`;
      if (wraps && slides[0]) animations.push(slides[0].animate({ transform: [waiting, waiting] }, timing));
      running = { animations, index, step: step(), scroll, distance, duration };
      move.onfinish = arrive;
    },
    settle() {
      const [move] = running?.animations ?? [];
      if (!running || !move) return AT_REST;
      const { distance, duration } = running;
      const moved = new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
      // A cancelled animation has no time.
      const ms = duration - Number(move.currentTime ?? duration);
      arrive();
      return { offset: distance + moved, ms };
    },
  };
}
