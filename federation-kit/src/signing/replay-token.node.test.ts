import type { ReplayLink } from '@stadtraum/contracts/history';
import { encodeReplayToken, generateSigningKey, openReplayToken, signEnvelope } from './index.ts';

const LINK: ReplayLink = {
  liveSet: '12-0123abcd',
  page: 'a'.repeat(64),
  servers: [`${'0'.repeat(16)}.${'f'.repeat(8)}`],
  expiresAt: 1_800_000_000,
};
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
const key = generateSigningKey();
const keys = [key.publicKey];
const signWith = (by: typeof key) => (type: string, value: unknown) =>
  signEnvelope(type, JSON.stringify(value), by);
const token = encodeReplayToken(LINK, signWith(key));

describe('the token of a replay', () => {
  it('[0167] returns what the registry has signed', () => {
    expect(openReplayToken(token, keys)).toEqual(LINK);
    expect(token).toMatch(/^[\w.-]{1,500}$/);
  });

  // Of each length modulo 3, since the last character of base64 has spare bits.
  it.each(['1-0123abcd', '12-0123abcd', '123-0123abcd'])(
    '[0167] is invalid if any character is changed, added or left out, or if another key has signed it (%s)',
    (liveSet) => {
      const token = encodeReplayToken({ ...LINK, liveSet }, signWith(key));
      expect(openReplayToken(token, keys)?.liveSet).toBe(liveSet);
      for (let index = 0; index < token.length; index += 1) {
        for (const other of token[index + 1] === '.' ? BASE64URL : 'ABa0-.') {
          const changed = token.slice(0, index) + other + token.slice(index + 1);
          if (changed !== token) expect(openReplayToken(changed, keys)).toBeUndefined();
        }
        expect(openReplayToken(token.slice(0, index) + token.slice(index + 1), keys)).toBeUndefined();
      }
      expect(openReplayToken(`${token}A`, keys)).toBeUndefined();
      expect(openReplayToken(token, [generateSigningKey().publicKey])).toBeUndefined();
      expect(openReplayToken(encodeReplayToken(LINK, signWith(generateSigningKey())), keys)).toBeUndefined();
    },
  );

  it('[0167] is no signature of anything else', () => {
    const other = signEnvelope('application/json', JSON.stringify(LINK), key);
    expect(
      openReplayToken(
        encodeReplayToken(LINK, () => other),
        keys,
      ),
    ).toBeUndefined();
    const { page: _, ...incomplete } = LINK;
    expect(openReplayToken(encodeReplayToken(incomplete as ReplayLink, signWith(key)), keys)).toBeUndefined();
  });
});
