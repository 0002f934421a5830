import { describeResult } from './result-text.ts';

describe('describeResult', () => {
  it.each([
    [40, '', '40 Bilder'],
    [1, '', '1 Bild'],
    [0, '', 'Keine Bilder'],
    [2, 'Richtfest', '2 Bilder zu „Richtfest“'],
    [1, 'Richtfest', '1 Bild zu „Richtfest“'],
    [0, 'xyz', 'Keine Bilder zu „xyz“'],
  ])('describes %d results for "%s" as %s', (total, title, expected) => {
    expect(describeResult(total, title)).toBe(expected);
  });
});
