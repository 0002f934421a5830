import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { ReleaseReference } from '@stadtraum/contracts/release-reference';
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

const all = () => true;
/** All releases but these, in the form `a1`. */
const allBut =
  (...bad: string[]) =>
  ({ name, version }: ReleaseReference) =>
    !bad.includes(name + version);

const setBefore = (...lines: string[]) => previousSet(historyOf(...lines), all)?.reason;
const releaseBefore = (name: string, ...lines: string[]) =>
  previousRelease(historyOf(...lines), name, all)?.release.version;

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

  it('[TR7] returns the set before a retirement', () => {
    expect(setBefore('a1 b1', 'b1')).toBe('a1 b1');
    expect(setBefore('a1 b1', 'b1', 'a1 b1 <1')).toBeUndefined();
  });

  it('[TR7] skips sets with a release that is marked as bad or was pruned', () => {
    const history = historyOf('a1 b1', 'a1 b2', 'a2 b2', 'a2 b3');
    expect(previousSet(history, allBut('a2'))?.reason).toBe('a1 b2');
    expect(previousSet(history, allBut('b2'))?.reason).toBe('a1 b1');
    expect(previousSet(history, allBut('b1', 'b2'))).toBeUndefined();
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

  it('[TR7] returns the retired release after a retirement, then goes back further', () => {
    expect(releaseBefore('a', 'a1 b1', 'a2 b1', 'b1')).toBe('2');
    expect(releaseBefore('a', 'a1 b1', 'a2 b1', 'b1', 'a2 b1 <2')).toBe('1');
    expect(releaseBefore('a', 'a1 b1', 'a2 b1', 'b1', 'a2 b1 <2', 'a1 b1 <1')).toBeUndefined();
  });

  it('[TR7] never retires a name: it skips the time in which the name was retired', () => {
    expect(releaseBefore('a', 'a1 b1', 'b1', 'a2 b1')).toBe('1');
    expect(releaseBefore('a', 'b1', 'a1 b1')).toBeUndefined();
  });

  it('[TR7] skips releases that are marked as bad or were pruned', () => {
    const history = historyOf('a1', 'a2', 'a3', 'a4');
    expect(previousRelease(history, 'a', allBut('a3'))?.release.version).toBe('2');
    expect(previousRelease(history, 'a', allBut('a3', 'a2'))?.release.version).toBe('1');
    expect(previousRelease(history, 'a', allBut('a1', 'a2', 'a3'))).toBeUndefined();
  });

  it('[TR7] goes back further after a rollback that skipped a bad release', () => {
    const history = historyOf('a1', 'a2', 'a3', 'a4', 'a2 <2');
    expect(previousRelease(history, 'a', allBut('a3'))?.release.version).toBe('1');
  });
});
