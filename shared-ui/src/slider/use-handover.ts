import { takeOver } from '@stadtraum/federation-kit/behaviour';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SliderHandover } from './behaviour/slider-handover.ts';

/**
 * Continues what the slider's behaviour did before hydration.
 *
 * @param onAdopt called with the current slide if it is not the first
 * @returns undefined if no behaviour ran on the slider
 */
export function useHandover(
  slider: RefObject<HTMLElement | null>,
  onAdopt: (index: number) => void,
): SliderHandover | undefined {
  const [handover, setHandover] = useState<SliderHandover>();
  const adopt = useEffectEvent(onAdopt);
  // Before the next paint: the behaviour's marks are gone.
  useLayoutEffect(() => {
    if (!slider.current) return;
    // The controls work from now on, even where no behaviour has shown them.
    slider.current.dataset.live = '';
    const taken = takeOver<SliderHandover>(slider.current);
    if (!taken) return;
    setHandover(taken);
    if (taken.index > 0) adopt(taken.index);
  }, [slider]);
  return handover;
}
