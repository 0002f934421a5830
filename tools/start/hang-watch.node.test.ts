import { HangWatch } from './hang-watch.mjs';

describe('HangWatch', () => {
  it('[OP8] doubles the time limit after each hang', async () => {
    const watch = new HangWatch(200);
    for (const limit of [200, 400, 800]) {
      expect(watch.limitMs).toBe(limit);
      expect(await watch.untilHung(process.pid, () => true)).toBeGreaterThanOrEqual(limit);
    }
    expect(watch.limitMs).toBe(1_600);
  });

  it('[OP8] counts from the last heartbeat, and stops when watching ends', async () => {
    const watch = new HangWatch(700);
    const beats = setInterval(() => watch.beat(), 100);
    const end = performance.now() + 2_000;
    expect(await watch.untilHung(process.pid, () => performance.now() < end)).toBeUndefined();
    clearInterval(beats);
  });
});
