import { type Behaviour, offerHandover } from '@stadtraum/federation-kit/behaviour';
import { startAutoplay } from './behaviour/autoplay.ts';
import { currentSlide, geometryOf } from './behaviour/geometry.ts';
import { createMarks } from './behaviour/marks.ts';
import { createMover } from './behaviour/mover.ts';
import type { SliderHandover } from './behaviour/slider-handover.ts';

/**
 * Sliders until their component hydrates: they show their controls, which the visitor's first touch brings to life, mark the
 * slide that the list is scrolled to, and move by themselves (R2.11-1 to R2.11-3). The list itself scrolls without a script.
 */
const startSliders: Behaviour = (root, { signal }) => {
  for (const slider of root.querySelectorAll<HTMLElement>('[data-slider]')) startSlider(slider, signal);
};
export default startSliders;

function startSlider(slider: HTMLElement, blockSignal: AbortSignal): void {
  const geometry = geometryOf(slider);
  if (!geometry) return;
  const end = new AbortController();
  const { signal } = end;
  blockSignal.addEventListener('abort', () => end.abort(), { signal });
  const { viewport } = geometry;
  const marks = createMarks(slider, geometry);
  const mover = createMover(slider, geometry);
  let index = currentSlide(geometry);

  const follow = () => {
    if (mover.isMoving()) return;
    index = currentSlide(geometry);
    marks.show(index);
  };
  viewport.addEventListener('scroll', follow, { signal, passive: true });
  addEventListener('resize', follow, { signal, passive: true });
  slider.dataset.live = '';
  marks.show(index);

  const autoplay = startAutoplay(slider, signal, () => {
    index = (index + 1) % geometry.stops();
    mover.moveTo(index);
    marks.show(index);
  });

  offerHandover(slider, (): SliderHandover => {
    end.abort();
    marks.clear();
    return { index, stops: geometry.stops(), autoplay: autoplay?.state(), settle: mover.settle };
  });
}
