import { InFlightWork } from './in-flight-work.ts';

describe('work in progress', () => {
  it('[F23] is shared by concurrent callers, and starts again for later callers', async () => {
    const work = new InFlightWork<number>();
    let started = 0;
    const start = async () => {
      started += 1;
      const number = started;
      await new Promise(setImmediate);
      return number;
    };
    const share = (key: string) => work.share(key, start);
    expect(await Promise.all([share('a'), share('a'), share('b'), share('a')])).toEqual([1, 1, 2, 1]);
    expect(await share('a')).toBe(3);
  });

  it('fails for all waiting callers, but not for later callers', async () => {
    const work = new InFlightWork<string>();
    const fail = () => work.share('a', () => Promise.reject(new Error('down')));
    const outcomes = await Promise.allSettled([fail(), fail()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(work.share('a', async () => 'back')).resolves.toBe('back');
  });
});
