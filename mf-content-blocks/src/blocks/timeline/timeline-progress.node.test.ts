import { timelineProgress } from './timeline-progress.ts';

test.each([
  [0, 12, 0],
  [1, 12, 1 / 11],
  [11, 12, 1],
  [0, 2, 0],
  [1, 2, 1],
  [0, 1, 1],
])('[R2.11-5] with index %d of the next slide, out of %d, the progress is %d', (next, slides, expected) => {
  expect(timelineProgress(next, slides)).toBe(expected);
});
