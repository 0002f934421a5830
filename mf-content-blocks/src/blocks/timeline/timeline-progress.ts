/**
 * How far one has come in a timeline: the index of the slide that is moved to, through the last slide's (R2.11-5). A single
 * slide is all there is.
 *
 * @param next zero-based
 * @returns from 0 to 1
 */
export function timelineProgress(next: number, slides: number): number {
  return slides > 1 ? next / (slides - 1) : 1;
}
