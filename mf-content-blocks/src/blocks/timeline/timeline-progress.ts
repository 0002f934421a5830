/**
 * Progress through a timeline: the index of the next slide divided by the index of the last slide (R2.11-5).
 *
 * @param nextIndex index of the next slide, from 0
 * @returns from 0 to 1; always 1 for a single slide
 */
export function timelineProgress(nextIndex: number, slideCount: number): number {
  return slideCount > 1 ? nextIndex / (slideCount - 1) : 1;
}
