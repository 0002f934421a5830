import { timelineProgress } from './timeline-progress.ts';

test.each([
  [0, 12, 0],
  [1, 12, 1 / 11],
  [11, 12, 1],
  [0, 2, 0],
  [1, 2, 1],
  [0, 1, 1],
])(
  '[R2.11-5] for the next index %d of %d slides, returns a progress of %d',
  (nextIndex, slideCount, expected) => {
    expect(timelineProgress(nextIndex, slideCount)).toBe(expected);
  },
);
