import type { Locator } from '@playwright/test';

/** A slider's slides in one frame. */
interface Frame {
  /** Milliseconds. */
  time: number;
  width: number;
  /** Left edge of each slide in px from the slider's left edge, by `data-slide`. */
  lefts: Record<string, number>;
}

declare global {
  interface Window {
    recordedFrames: Frame[];
  }
}

/** Records the positions of a slider's slides in every frame. @returns a function that ends the recording and returns the frames */
export async function recordPositions(region: Locator): Promise<() => Promise<Frame[]>> {
  await region.evaluate((section) => {
    const viewport = section.querySelector('[data-slide]')?.parentElement?.parentElement as Element;
    const frames: Frame[] = [];
    window.recordedFrames = frames;
    const record = (time: number) => {
      if (window.recordedFrames !== frames) return;
      const { left: origin, width } = viewport.getBoundingClientRect();
      const lefts: Frame['lefts'] = {};
      for (const slide of viewport.querySelectorAll<HTMLElement>('[data-slide]'))
        lefts[String(slide.dataset.slide)] = slide.getBoundingClientRect().left - origin;
      frames.push({ time, width, lefts });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () =>
    region.evaluate(() => {
      const { recordedFrames } = window;
      window.recordedFrames = [];
      return recordedFrames;
    });
}

/** Steps in px that are too small to be seen as a jump. */
const UNSEEN_PX = 4;
/** How many times faster than in the frames around it slides may move in one frame: easing starts and ends gradually. */
const MAX_ACCELERATION = 3;
/** Number of frames before and after a step to which it is compared. */
const NEIGHBOURS = 3;

/** Steps between two frames that are jumps, because the slides move in none of the neighbouring frames nearly as fast. */
export function findJumps(frames: readonly Frame[]): string[] {
  const steps = frames.slice(1).map((frame, index) => stepBetween(frames[index] as Frame, frame));
  return steps.flatMap(({ px, ms, at }, index) => {
    if (px === undefined) return [`at ${at} ms all slides in view were exchanged in ${ms} ms`];
    const neighbours = [
      ...steps.slice(Math.max(0, index - NEIGHBOURS), index),
      ...steps.slice(index + 1, index + 1 + NEIGHBOURS),
    ];
    const fastest = Math.max(0, ...neighbours.map((step) => (step.px ?? 0) / step.ms));
    const allowed = UNSEEN_PX + MAX_ACCELERATION * fastest * ms;
    return px > allowed
      ? [`at ${at} ms by ${px} px in ${ms} ms, where ${Math.round(allowed)} px are allowed`]
      : [];
  });
}

/** The distance by which the slides that stay in view have moved; undefined if none has stayed. */
function stepBetween(before: Frame, after: Frame): { px: number | undefined; ms: number; at: number } {
  const isInView = ({ lefts, width }: Frame, slide: string) => {
    const left = lefts[slide] ?? Number.NaN;
    return left > -width && left < width;
  };
  const distances = Object.keys(after.lefts)
    .filter((slide) => isInView(before, slide) && isInView(after, slide))
    .map((slide) => Math.abs((after.lefts[slide] ?? 0) - (before.lefts[slide] ?? 0)));
  return {
    px: distances.length > 0 ? Math.round(Math.max(...distances)) : undefined,
    ms: Math.max(after.time - before.time, 1),
    at: Math.round(after.time),
  };
}

/** Number of frames in which slides have moved. */
export function movingFrames(frames: readonly Frame[]): number {
  return frames.slice(1).filter((frame, index) => (stepBetween(frames[index] as Frame, frame).px ?? 0) > 0)
    .length;
}
