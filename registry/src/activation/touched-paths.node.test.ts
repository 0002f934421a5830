import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseKind } from '@stadtraum/contracts/release-manifest';
import { touchedPaths } from './touched-paths.ts';

const used = new Map([
  ['list', Array.from({ length: 100 }, (_, index) => `/list/${index}`)],
  ['rare', ['/rare']],
  ['map', ['/map']],
]);

function touched(before: Record<string, string>, after: Record<string, string>) {
  const setOf = (versions: Record<string, string>) =>
    ({
      releases: Object.entries(versions).map(([name, version]) => ({ name, version, kind: kindOf(name) })),
    }) as LiveSet;
  const blocks: Record<string, string[]> = {
    'mf-press 1': ['list', 'rare'],
    'mf-press 2': ['list'],
    'mf-maps 1': ['map'],
  };
  const find = ({ name, version }: { name: string; version: string }) =>
    ({ blocks: blocks[`${name} ${version}`] ?? [] }) as Partial<PublishedRelease> as PublishedRelease;
  return touchedPaths(setOf(after), setOf(before), {
    releases: { find },
    contentApi: { usedBlocks: async () => used },
  });
}

const kindOf = (name: string): ReleaseKind => (name === 'shared-ui' ? 'kit' : 'remote');

describe('[GA8] touchedPaths', () => {
  const before = { 'shared-ui': '1', 'mf-press': '1', 'mf-maps': '1' };

  it('are the pages with blocks of the old and the new release, one of each type first', async () => {
    const paths = await touched(before, { ...before, 'mf-press': '2' });
    expect([paths.length, paths.slice(0, 2)]).toEqual([101, ['/list/0', '/rare']]);
    // The first ones are a sample of all.
    const tens = new Set(paths.slice(2, 12).map((path) => path.length > 6 && path[6]));
    expect(tens.size).toBeGreaterThan(4);
  });

  it('are all pages after a change of the kit', async () => {
    expect(new Set(await touched(before, { ...before, 'shared-ui': '2' })).size).toBe(102);
  });
});
