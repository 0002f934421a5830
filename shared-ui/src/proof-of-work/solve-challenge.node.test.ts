import { createHash } from 'node:crypto';
import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import { solveChallenge } from './solve-challenge.ts';

const SALT = 'salt?expires=1&';
const makeChallenge = (number: number): Challenge => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}${number}`).digest('hex'),
  maxnumber: 500,
  salt: SALT,
  signature: 'signed',
});

describe('a proof of work', () => {
  it.each([0, 321, 500])(
    '[P29] finds the number %i and returns it in the format that the server expects',
    async (number) => {
      const solution = await solveChallenge(makeChallenge(number), new AbortController().signal);
      const { maxnumber: _, ...signed } = makeChallenge(number);
      expect(JSON.parse(atob(solution))).toEqual({ ...signed, number });
    },
  );

  it('rejects when the visitor leaves and when there is no solution', async () => {
    await expect(solveChallenge(makeChallenge(1), AbortSignal.abort())).rejects.toThrow();
    await expect(solveChallenge(makeChallenge(501), new AbortController().signal)).rejects.toThrow(
      'no solution',
    );
  });
});
