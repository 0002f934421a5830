import { InFlightWork } from './in-flight-work.ts';

describe('work that is under way', () => {
  it('[F23] is shared by all who want the same meanwhile, and begun anew by whoever comes later', async () => {
    const work = new InFlightWork<number>();
    let begun = 0;
    const begin = async () => {
      begun += 1;
      const mine = begun;
      await new Promise(setImmediate);
      return mine;
    };
    const ask = (subject: string) => work.share(subject, begin);
    expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual([1, 1, 2, 1]);
    expect(await ask('a')).toBe(3);
  });

  it('fails for all who wait for it, and for nobody after them', async () => {
    const work = new InFlightWork<string>();
    const fail = () => work.share('a', () => Promise.reject(new Error('away')));
    const outcomes = await Promise.allSettled([fail(), fail()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(work.share('a', async () => 'back')).resolves.toBe('back');
  });
});
