import { HangWatch } from './hang-watch.mjs';

describe('HangWatch', () => {
  it('[OP8] doubles the allowance after each hang', async () => {
    const watch = new HangWatch(200);
    for (const allowed of [200, 400, 800]) {
      expect(watch.allowanceMs).toBe(allowed);
      expect(await watch.untilHung(process.pid, () => true)).toBeGreaterThanOrEqual(allowed);
    }
    expect(watch.allowanceMs).toBe(1_600);
  });

  it('[OP8] counts from the last heartbeat, and stops when watching ends', async () => {
    const watch = new HangWatch(700);
    const beats = setInterval(() => watch.beat(), 100);
    const end = performance.now() + 2_000;
    expect(await watch.untilHung(process.pid, () => performance.now() < end)).toBeUndefined();
    clearInterval(beats);
  });
});
