import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { createGroup } from './behaviour/group.ts';
import { startSlider } from './behaviour/start-slider.ts';

/**
 * Sliders until their component hydrates: they show their controls, which the visitor's first touch brings to life, mark the
 * slide that the list is scrolled to, move with the sliders that they are linked to, and move by themselves (R2.11-1 to
 * R2.11-3). The list itself scrolls without a script.
 */
const startSliders: Behaviour = (root, { signal, hydrate }) => {
  const progress = root.querySelector<HTMLProgressElement>('[data-slider-progress]');
  const linked = createGroup(progress);
  for (const slider of root.querySelectorAll<HTMLElement>('[data-slider]'))
    startSlider(slider, slider.dataset.linked === undefined ? createGroup() : linked, signal, hydrate);
};
export default startSliders;
