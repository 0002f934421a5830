/**
 * Progress in a timeline: the index of the next slide divided by the last slide's (R2.11-5); 1 for a single slide.
 *
 * @param next index of the next slide, from 0
 * @returns from 0 to 1
 */
export function timelineProgress(next: number, slides: number): number {
  return slides > 1 ? next / (slides - 1) : 1;
}
