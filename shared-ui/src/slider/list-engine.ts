import { currentSlide, type Geometry } from './behaviour/geometry.ts';
import type { SliderEngine } from './engine.ts';

/** Scrolls the list, so that the controls work where the engine cannot be loaded. */
export function startListEngine(geometry: Geometry, onDrag: (stop: number) => void): SliderEngine {
  const { viewport, offsetOf } = geometry;
  const end = new AbortController();
  viewport.addEventListener('scrollend', () => onDrag(currentSlide(geometry)), { signal: end.signal });
  return {
    show: (stop) => viewport.scrollTo({ left: offsetOf(stop) }),
    destroy: () => end.abort(),
  };
}
