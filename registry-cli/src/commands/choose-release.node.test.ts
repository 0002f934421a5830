import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { chooseRelease } from './choose-release.ts';

const URL = 'http://registry.test';
const release = (
  hash: string,
  sequence: number,
  publishedAt: string,
  name = 'mf-press',
): PublishedRelease => ({
  ...{ name, version: `1.0.0-${hash.repeat(10)}`, kind: 'remote', sequence, publishedAt },
  ...{ manifest: '', bytes: 1, browserBytes: 1, blocks: [] },
});
const PUBLISHED = [
  release('c', 3, '2026-03-10T12:00:00.000Z'),
  release('b', 2, '2026-03-10T11:00:00.000Z'),
  release('a', 1, '2026-03-10T10:00:00.000Z'),
  release('d', 1, '2026-03-10T10:00:00.000Z', 'mf-maps'),
];
const choose = (text: string, published = PUBLISHED) => chooseRelease(text, published, URL).version;

describe('chooseRelease', () => {
  it('[TR8] takes the release that was published last, even if it was first published before others', () => {
    expect(choose('mf-press')).toBe('1.0.0-cccccccccc');
    const again = PUBLISHED.map((published) =>
      published.version === '1.0.0-aaaaaaaaaa'
        ? { ...published, publishedAt: '2026-03-10T13:00:00.000Z' }
        : published,
    );
    expect(choose('mf-press', again)).toBe('1.0.0-aaaaaaaaaa');
  });

  it('[TR8] takes the higher sequence of two releases of the same instant', () => {
    const [first] = PUBLISHED;
    const same = PUBLISHED.map((published) => ({ ...published, publishedAt: first?.publishedAt ?? '' }));
    expect(choose('mf-press', same)).toBe('1.0.0-cccccccccc');
  });

  it('takes the exact version that is named', () => {
    expect(choose('mf-press@1.0.0-bbbbbbbbbb')).toBe('1.0.0-bbbbbbbbbb');
  });

  it.each([
    ['mf-pres', 'RELEASE_NAME_UNKNOWN', /no release named mf-pres\. Did you mean mf-press\?$/],
    [
      'mf-nope',
      'RELEASE_NAME_UNKNOWN',
      /^The registry at http:\/\/registry\.test has no release named mf-nope/,
    ],
    [
      'mf-press@1.0.0-bbbbbbbbbx',
      'RELEASE_VERSION_UNKNOWN',
      /^No release of mf-press has the version 1\.0\.0-bbbbbbbbbx\. Did you mean 1\.0\.0-bbbbbbbbbb\? The newest are 1\.0\.0-cccccccccc, 1\.0\.0-bbbbbbbbbb, /,
    ],
    ['mf-press@2', 'RELEASE_VERSION_UNKNOWN', /has the version 2\. The newest are /],
    ['mf-press@', 'RELEASE_VERSION_UNKNOWN', /The newest are /],
  ])('[TR10] says what is wrong with %s', (text, code, message) => {
    expect(() => choose(text)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });
});
