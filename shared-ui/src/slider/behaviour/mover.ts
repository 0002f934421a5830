import type { Geometry } from './geometry.ts';
import type { RemainingMove } from './slider-handover.ts';

export interface Mover {
  isMoving(): boolean;
  moveTo(index: number): void;
  settle(): RemainingMove;
}

const AT_REST: RemainingMove = { offset: 0, ms: 0 };

/**
 * Moves a list in the time that the slider asks for: browsers decide themselves how long a smooth scroll takes. The track is
 * animated, and the list is scrolled when it has arrived.
 */
export function createMover(slider: HTMLElement, { viewport, track, slides, step, loops }: Geometry): Mover {
  const speed = Number(slider.dataset.speed);
  let running: { animations: Animation[]; target: number; distance: number } | undefined;

  function arrive(): void {
    if (!running) return;
    const { animations, target } = running;
    running = undefined;
    viewport.scrollTo({ left: target, behavior: 'instant' });
    for (const animation of animations) animation.cancel();
    viewport.style.scrollSnapType = '';
  }

  return {
    isMoving: () => running !== undefined,
    moveTo(index) {
      arrive();
      const target = index * step();
      const wraps = index === 0 && loops();
      const distance = wraps ? step() : target - viewport.scrollLeft;
      // Snapping would follow the animated slides.
      viewport.style.scrollSnapType = 'none';
      const timing = { duration: speed, easing: getComputedStyle(track).transitionTimingFunction };
      const move = track.animate({ transform: ['none', `translateX(${-distance}px)`] }, timing);
      const animations = [move];
      // The first slide waits behind the last.
      const waiting = `translateX(${slides.length * step()}px)`;
      if (wraps && slides[0]) animations.push(slides[0].animate({ transform: [waiting, waiting] }, timing));
      running = { animations, target, distance };
      move.onfinish = arrive;
    },
    settle() {
      const [move] = running?.animations ?? [];
      if (!running || !move) return AT_REST;
      const moved = new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
      const rest = { offset: running.distance + moved, ms: speed - Number(move.currentTime ?? speed) };
      arrive();
      return rest;
    },
  };
}
