import { databasePattern, leftOut, SEED, sample } from './sample.mjs';

describe('sample', () => {
  it.each([0, 1, 2, 3, 6, 7, 8, 48, 1406])(
    'runs each of %d combinations in seven consecutive seeds, a seventh in each',
    (count) => {
      const all = Array.from({ length: count }, (_, index) => index);
      for (const first of [0, 3, 20_785]) {
        const runs = Array.from({ length: 7 }, (_, day) => sample(all, first + day));
        expect([...new Set(runs.flat())].sort((a, b) => a - b)).toEqual(all);
        for (const run of runs) {
          expect(run).toHaveLength(Math.ceil(count / 7));
          expect(new Set(run).size).toBe(run.length);
        }
      }
    },
  );

  it('runs all of them without a seed', () => {
    delete process.env[SEED];
    expect(sample(['20', '22', '24'])).toEqual(['20', '22', '24']);
  });

  it('runs the same combinations for the same seed', () => {
    expect(sample(['20', '22', '24'], 5)).toEqual(sample(['20', '22', '24'], 5));
  });
});

describe('leftOut', () => {
  it('leaves out no fast test, and all but a seventh of the slow ones', () => {
    const slow = Array.from({ length: 14 }, (_, index) => `[firefox @full] › ${index}`);
    const expected = slow.filter((_, index) => index % 7 !== 1);
    expect(leftOut(['[chromium] › a', ...slow], (test) => test, 1)).toEqual(expected);
  });

  it('does not divide what runs as a whole', () => {
    const tests = ['1 › a @full', '1 › b @full', '2 › c @full', '2 › d'];
    const fileOf = (test: string) => test.slice(0, 1);
    expect(leftOut(tests, fileOf, 0)).toEqual(['2 › c @full']);
    expect(leftOut(tests, fileOf, 1)).toEqual(['1 › a @full', '1 › b @full']);
  });
});

describe('databasePattern', () => {
  it('leaves out the slow tests on one of the databases, in turn', () => {
    const titles = ['list, embedded a', 'list, embedded a @full', 'list, on PostgreSQL a @full', 'b @full'];
    const run = (seed: number) => titles.filter((title) => new RegExp(databasePattern(seed)).test(title));
    expect(run(0)).toEqual(['list, embedded a', 'list, embedded a @full', 'b @full']);
    expect(run(1)).toEqual(['list, embedded a', 'list, on PostgreSQL a @full', 'b @full']);
  });
});
