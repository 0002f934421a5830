import { NetworkLimit } from './network-limit.ts';

describe("[SE3] a network's limit", () => {
  it('asks for more above the share, refuses above ten times as many, and concerns no other network', () => {
    const limit = new NetworkLimit(2);
    const entries = Array.from({ length: 21 }, () => limit.enter('a', 500));
    expect(entries.map((entry) => entry?.isOver)).toEqual([false, false, ...Array(18).fill(true), undefined]);
    expect(limit.enter('b', 500)).toMatchObject({ turn: 1, isOver: false });
  });

  it('counts what was rejected apart, and a second click not at all', () => {
    const limit = new NetworkLimit(2);
    for (let number = 1; number <= 50; number += 1) limit.enter('a', 500)?.settle('again');
    for (let number = 1; number <= 19; number += 1) limit.enter('a', 500)?.settle('rejected');
    expect(limit.enter('a', 500)).toMatchObject({ turn: 1, isOver: false });
    limit.enter('a', 500)?.settle('rejected');
    expect(limit.enter('a', 500)).toBeUndefined();
  });

  it('[SE2] takes 4 MiB a day from a network, however slowly they come', () => {
    const limit = new NetworkLimit(1000);
    let stored = 0;
    while (limit.enter('a', 16_384)) stored += 1;
    expect(stored).toBe(242);
    expect(limit.enter('b', 16_384)).toBeDefined();
  });
});
