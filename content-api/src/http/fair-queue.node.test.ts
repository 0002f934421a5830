import { setTimeout as delay } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';
import { NetworkBudget } from './network-budget.ts';

const LIMITS = { concurrency: 1, maxWaiting: 5, maxWaitingPerKey: 3, maxWaitMs: 10_000 };

describe('the fair queue', () => {
  it('[SE6] serves networks round-robin, even when one network floods it', async () => {
    const queue = new FairQueue(LIMITS);
    const served: string[] = [];
    const enter = async (key: string, name: string) => {
      const leave = await queue.enter(key);
      served.push(typeof leave === 'string' ? `${name}: ${leave}` : name);
      await delay(1);
      if (typeof leave !== 'string') leave();
    };
    await Promise.all([
      ...[1, 2, 3, 4, 5].map((count) => enter('greedy', `greedy ${count}`)),
      enter('other', 'other 1'),
      enter('third', 'third 1'),
      enter('fourth', 'fourth 1'),
    ]);
    expect(served).toEqual([
      ...['greedy 1', 'greedy 5: network-queue-full', 'fourth 1: queue-full'],
      ...['greedy 2', 'other 1', 'third 1', 'greedy 3', 'greedy 4'],
    ]);
    expect(queue.length).toBe(0);
  });

  it('[SE6] refuses requests that have waited too long, and removes aborted requests', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaitMs: 20 });
    const leave = await queue.enter('a');
    const visitor = new AbortController();
    const abandoned = queue.enter('b', visitor.signal);
    visitor.abort();
    expect(await abandoned).toBe('disconnected');
    expect(await queue.enter('b')).toBe('timed-out');
    expect(queue.length).toBe(0);
    if (typeof leave !== 'string') leave();
    expect(typeof (await queue.enter('b'))).toBe('function');
  });

  it("[SE6] refills a network's budget within a minute", () => {
    let now = 0;
    const budget = new NetworkBudget(60, () => now);
    const taken = () => Array.from({ length: 100 }, () => budget.take('192.0.2.1')).filter(Boolean).length;
    expect(taken()).toBe(60);
    now += 10_000;
    expect(taken()).toBe(10);
    expect(budget.take('192.0.2.2')).toBe(true);
    now += 600_000;
    expect(taken()).toBe(60);
  });
});
