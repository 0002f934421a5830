import { offerHandover } from '@stadtraum/federation-kit/behaviour';
import { startAutoplay } from './autoplay.ts';
import { currentSlide, geometryOf } from './geometry.ts';
import type { Group, GroupMember } from './group.ts';
import { createMarks } from './marks.ts';
import { createMover } from './mover.ts';
import type { SliderHandover } from './slider-handover.ts';

/** Starts one slider, unless it has fewer than two slides. */
export function startSlider(
  slider: HTMLElement,
  group: Group,
  blockSignal: AbortSignal,
  hydrate: () => void,
): void {
  const geometry = geometryOf(slider);
  if (!geometry) return;
  const { viewport, slides, stops, reaches } = geometry;
  const end = new AbortController();
  const { signal } = end;
  blockSignal.addEventListener('abort', () => end.abort(), { signal });
  const marks = createMarks(slider, geometry);
  const mover = createMover(slider, geometry);
  const member: GroupMember = { mark: marks.show, moveTo: mover.moveTo, count: slides.length };
  /** The last slides of a group are in view together. */
  const position = () => Math.min(group.index, stops() - 1);

  const follow = () => {
    if (mover.isMoving()) return;
    const scrolledTo = currentSlide(geometry);
    if (scrolledTo !== position()) group.show(scrolledTo, member);
  };
  viewport.addEventListener('scroll', follow, { signal, passive: true });
  const onResize = () => {
    // The number of positions may have changed.
    marks.show(group.index);
    follow();
  };
  addEventListener('resize', onResize, { signal, passive: true });
  slider.dataset.live = '';
  group.add(member, signal);
  // The address may name a slide.
  follow();

  const autoplay = startAutoplay(slider, signal, () => {
    // A moving list cannot be measured: its end moves too.
    mover.settle();
    const next = (position() + 1) % stops();
    if (reaches(next)) group.show(next);
    else hydrate();
  });

  offerHandover(slider, (): SliderHandover => {
    const handover = {
      index: group.index,
      stops: stops(),
      autoplay: autoplay?.state(),
      settle: mover.settle,
    };
    end.abort();
    marks.clear();
    return handover;
  });
}
