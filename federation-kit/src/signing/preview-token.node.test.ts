import type { PreviewLink } from '@stadtraum/contracts/preview';
import { encodePreviewToken, generateSigningKey, openPreviewToken, signEnvelope } from './index.ts';

const LINK: PreviewLink = { sideSet: 'side-0123456789abcdef', expiresAt: 1_800_000_000 };
const key = generateSigningKey();
const keys = [key.publicKey];
const token = encodePreviewToken(LINK, (type, value) => signEnvelope(type, JSON.stringify(value), key));

describe('the token of a preview', () => {
  it('[0151] returns what the registry has signed', () => {
    expect(openPreviewToken(token, keys)).toEqual(LINK);
    expect(token).toMatch(/^[\w.-]{1,150}$/);
  });

  it('[0151] is invalid if any character is changed, added or left out, or if another key has signed it', () => {
    for (let index = 0; index < token.length; index += 1) {
      for (const other of ['A', 'B', 'a', '0', '1', '-', '.']) {
        if (token[index] === other) continue;
        expect(
          openPreviewToken(token.slice(0, index) + other + token.slice(index + 1), keys),
        ).toBeUndefined();
      }
      expect(openPreviewToken(token.slice(0, index) + token.slice(index + 1), keys)).toBeUndefined();
    }
    expect(openPreviewToken(`${token}A`, keys)).toBeUndefined();
    expect(openPreviewToken(token, [generateSigningKey().publicKey])).toBeUndefined();
  });

  it('[0151] is no signature of anything else', () => {
    const other = signEnvelope('application/json', JSON.stringify(LINK), key);
    expect(
      openPreviewToken(
        encodePreviewToken(LINK, () => other),
        keys,
      ),
    ).toBeUndefined();
  });
});
