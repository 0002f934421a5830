import { spread, summarizeTouches } from './touches.ts';

test('spread takes all entries, or as many as wanted at equal distances', () => {
  expect(spread([1, 2], 3)).toEqual([1, 2]);
  expect(spread([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 2, 4]);
  expect(spread([1], 0)).toEqual([]);
});

test('summarizeTouches takes the 75th percentile, and counts controls that are covered or unanswered', () => {
  const touches = [16, 24, 200, 32].map((inp) => ({ inp, answered: inp * 10 }));
  expect(summarizeTouches([...touches, undefined, { inp: undefined, answered: undefined }])).toEqual({
    touched: 4,
    covered: 1,
    unanswered: 1,
    inp: 32,
    slowestInp: 200,
    answered: 320,
  });
  expect(summarizeTouches([]).inp).toBeNaN();
});
