import { timelineProgress } from './timeline-progress.ts';

test.each([
  [0, 0, 12],
  [1 / 11, 1, 12],
  [1, 11, 12],
  [0, 0, 2],
  [1, 1, 2],
  [1, 0, 1],
])('[R2.11-5] returns %d for index %d of %d slides', (progress, nextIndex, slideCount) => {
  expect(timelineProgress(nextIndex, slideCount)).toBe(progress);
});
