import { describeCompletion, describeHomes, describeResult } from './project-text.ts';

describe('describeHomes', () => {
  it.each([
    [1, '1 Wohnung'],
    [126, '126 Wohnungen'],
    [1250, '1.250 Wohnungen'],
  ])('describes %d homes as %s', (homes, expected) => {
    expect(describeHomes(homes)).toBe(expected);
  });
});

describe('describeCompletion', () => {
  it.each([
    ['completed', '2027'],
    ['under-construction', 'voraussichtlich 2027'],
    ['planned', 'voraussichtlich 2027'],
  ] as const)('describes the year 2027 of a project that is %s as "%s"', (status, expected) => {
    expect(describeCompletion({ status, completion: 2027 })).toBe(expected);
  });
});

describe('describeResult', () => {
  it.each([
    [12, '', '12 Projekte'],
    [1, '', '1 Projekt'],
    [0, '', 'Keine Projekte'],
    [2, 'Ufer', '2 Projekte zu „Ufer“'],
    [1, 'Ufer', '1 Projekt zu „Ufer“'],
    [0, 'xyz', 'Keine Projekte zu „xyz“'],
  ])('describes %d results for "%s" as %s', (total, title, expected) => {
    expect(describeResult(total, title)).toBe(expected);
  });
});
