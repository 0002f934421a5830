import { HangWatch } from './hang-watch.mjs';

describe('HangWatch', () => {
  it('[OP8] allows twice as long after each hang, up to minutes', async () => {
    const watch = new HangWatch(200);
    for (const allowed of [200, 400, 800]) {
      expect(watch.allowanceMs).toBe(allowed);
      expect(await watch.untilHung(process.pid, () => true)).toBeGreaterThanOrEqual(allowed);
    }
    expect(watch.allowanceMs).toBe(1_600);
  });

  it('[OP8] counts from the last turn of the loop, and stops when the process is gone', async () => {
    const watch = new HangWatch(700);
    const beats = setInterval(() => watch.beat(), 100);
    const end = performance.now() + 2_000;
    expect(await watch.untilHung(process.pid, () => performance.now() < end)).toBeUndefined();
    clearInterval(beats);
  });
});
