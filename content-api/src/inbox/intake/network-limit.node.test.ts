import { NetworkLimit } from './network-limit.ts';

describe("[SE3] a network's limit", () => {
  it('requires a proof of work above its share, refuses forms above ten times its share, and does not affect other networks', () => {
    const limit = new NetworkLimit(2);
    const entries = Array.from({ length: 21 }, () => limit.enter('a', 500));
    expect(entries.map((entry) => entry?.exceedsShare)).toEqual([
      false,
      false,
      ...Array(18).fill(true),
      undefined,
    ]);
    expect(limit.enter('b', 500)).toMatchObject({ formNumber: 1, exceedsShare: false });
  });

  it('counts rejected forms separately, and ignores duplicates', () => {
    const limit = new NetworkLimit(2);
    for (let number = 1; number <= 50; number += 1) limit.enter('a', 500)?.settle('uncounted');
    for (let number = 1; number <= 19; number += 1) limit.enter('a', 500)?.settle('rejected');
    expect(limit.enter('a', 500)).toMatchObject({ formNumber: 1, exceedsShare: false });
    limit.enter('a', 500)?.settle('rejected');
    expect(limit.enter('a', 500)).toBeUndefined();
  });

  it('[SE2] accepts at most 4 MiB a day, however slowly the forms arrive', () => {
    const limit = new NetworkLimit(1000);
    let stored = 0;
    while (limit.enter('a', 16_384)) stored += 1;
    expect(stored).toBe(242);
    expect(limit.enter('b', 16_384)).toBeDefined();
  });
});
