import { limitShare } from './limit-share.ts';

let now: number;
let runs: number;
beforeEach(() => {
  now = 0;
  runs = 0;
});

describe('[TR1] limitShare', () => {
  it('repeats a check only when it has taken its share of the time', async () => {
    const check = limitShare(
      async () => {
        now += 10;
        runs += 1;
        return runs;
      },
      0.1,
      () => now,
    );
    expect(await Promise.all([check(), check()])).toEqual([1, 1]);
    now = 99;
    expect(await check()).toBe(1);
    now = 100;
    expect(await check()).toBe(2);
  });

  it('repeats a check that failed', async () => {
    const check = limitShare(
      async () => {
        now += 10;
        runs += 1;
        if (runs === 1) throw new Error('unavailable');
        return runs;
      },
      0.1,
      () => now,
    );
    await expect(check()).rejects.toThrow('unavailable');
    expect(await check()).toBe(2);
  });
});
