import { untilAborted } from './publish-release.ts';

describe('an upload', () => {
  const never = new Promise<never>(() => undefined);

  it('[TR1] that stalls while its request is checked does not wait for its next part', async () => {
    const stalled = AbortSignal.abort(new Error('it stalled'));
    await expect(untilAborted(never, stalled)).rejects.toThrow('it stalled');
  });

  it('[TR1] ends when it stalls', async () => {
    const abort = new AbortController();
    const upload = untilAborted(never, abort.signal);
    abort.abort(new Error('it stalled'));
    await expect(upload).rejects.toThrow('it stalled');
  });
});
