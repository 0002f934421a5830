import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { ContentInvalidError } from '../kernel/problems.ts';
import { liveSetWith, type StandInRegistry, startStandInRegistry } from '../testing/stand-in-registry.ts';
import { Rechecks } from './recheck-content.ts';
import type { WaitingOwner } from './waiting-content.ts';

const waiting: WaitingOwner = { owner: 'workspace', checkedWith: 'an older live set', heldBack: [] };

describe('content that is held back', () => {
  let registry: StandInRegistry;
  beforeAll(async () => {
    registry = await startStandInRegistry();
    registry.responses = liveSetWith({});
  });
  afterAll(() => registry.close());

  /** How often a load is repeated in two checks, and what is logged. */
  const observe = async (error: Error) => {
    let asked = 0;
    let repeated = 0;
    const logged: unknown[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const database = {
      read: async () => {
        asked += 1;
        if (asked === 3) finish();
        return [waiting];
      },
    } as unknown as Database;
    const rechecks = new Rechecks({
      database,
      registryUrl: registry.url,
      repeat: async () => {
        repeated += 1;
        throw error;
      },
      log: { info: () => undefined, warn: ({ code }: { code: unknown }) => logged.push(code) },
    });
    rechecks.start();
    await finished;
    await rechecks.stop();
    return { repeated, logged };
  };

  it.each([
    [
      'is checked again after a failure that passes, which is logged once',
      apiError('DATABASE_UNAVAILABLE', { reason: 'it restarts' }),
      { repeated: 2, logged: ['DATABASE_UNAVAILABLE'] },
    ],
    [
      'is not checked again with a live set with which it is invalid',
      new ContentInvalidError([]),
      { repeated: 1, logged: ['CONTENT_INVALID'] },
    ],
  ])('%s', async (_what, error, expected) => {
    expect(await observe(error)).toEqual(expected);
  });
});
