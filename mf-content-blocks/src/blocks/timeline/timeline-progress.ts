/**
 * Progress in a timeline: the index of the next slide divided by the last slide's (R2.11-5); 1 for a single slide.
 *
 * @param next index of the next slide, from 0
 * @returns from 0 to 1
 */
export function timelineProgress(nextIndex: number, slideCount: number): number {
  return slideCount > 1 ? nextIndex / (slideCount - 1) : 1;
}
