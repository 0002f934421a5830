import type { LiveSet } from '@stadtraum/contracts/live-set';
import { previousRelease, previousSet } from './rollback-target.ts';

/** Makes a history, newest first, from sets in the form `a1 b1`; `a1 b1 <1` restores the first set. */
function historyOf(...lines: string[]): LiveSet[] {
  return lines
    .map((line, index): LiveSet => {
      const words = line.split(' ');
      const restores = words.find((word) => word.startsWith('<'))?.slice(1);
      return {
        id: `${index + 1}-00000000`,
        sequence: index + 1,
        createdAt: '2026-01-01T00:00:00.000Z',
        reason: line,
        releases: words
          .filter((word) => !word.startsWith('<'))
          .map(([name = '', version = '']) => ({
            name,
            version,
            kind: 'remote',
            sequence: Number(version),
            manifest: '',
            liveSince: '',
          })),
        ...(restores && { restores: `${restores}-00000000` }),
      };
    })
    .toReversed();
}

const setBefore = (...lines: string[]) => previousSet(historyOf(...lines))?.reason;
const releaseBefore = (name: string, ...lines: string[]) =>
  previousRelease(historyOf(...lines), name)?.release.version;

describe('previousSet', () => {
  it('returns the set before the current one', () => {
    expect(setBefore('a1 b1', 'a2 b1', 'a2 b2')).toBe('a2 b1');
  });

  it('returns undefined for fewer than two sets', () => {
    expect(setBefore()).toBeUndefined();
    expect(setBefore('a1')).toBeUndefined();
  });

  it('goes back further after a rollback, never forward', () => {
    expect(setBefore('a1', 'a2', 'a3', 'a2 <2')).toBe('a1');
    expect(setBefore('a1', 'a2', 'a3', 'a2 <2', 'a1 <1')).toBeUndefined();
  });

  it('returns the set that a rollback restored, after another activation', () => {
    expect(setBefore('a1', 'a2', 'a1 <1', 'a3')).toBe('a1 <1');
    expect(setBefore('a1', 'a2', 'a1 <1', 'a3', 'a1 <3')).toBeUndefined();
  });
});

describe('previousRelease', () => {
  it('returns the previous release of the name, even if other releases have changed since', () => {
    expect(releaseBefore('a', 'a1 b1', 'a2 b1', 'a2 b2', 'a2 b3')).toBe('1');
  });

  it('returns undefined for a name with fewer than two releases', () => {
    expect(releaseBefore('b', 'a1', 'a2 b1', 'a3 b1')).toBeUndefined();
    expect(releaseBefore('c', 'a1', 'a2')).toBeUndefined();
  });

  it('goes back further after a rollback', () => {
    expect(releaseBefore('a', 'a1', 'a2', 'a3', 'a2 <2')).toBe('1');
  });

  it('returns the newer release after an older one was activated by name', () => {
    expect(releaseBefore('a', 'a1', 'a2', 'a1')).toBe('2');
  });
});
