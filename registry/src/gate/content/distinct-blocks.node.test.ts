import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import { distinctBlocks } from './distinct-blocks.ts';
import { hashOf, type SnapshotPage } from './snapshot.ts';

/** A page with a text block for each of these letters. */
function page(path: string, letters: string): SnapshotPage {
  const blocks = [...letters].map((id) => ({ id, type: 'text', content: { id }, contentHash: hashOf(id) }));
  const parts = { path, title: path, breadcrumbs: [], navigation: {}, maps: OWN_MAPS, frames: [] };
  return { parts, blocks, queryParameters: [] };
}

describe('[GA8] paths of distinct blocks', () => {
  it('cover each block before they repeat one, the pages with most of them first', () => {
    const pages = [page('/a', 'x'), page('/b', 'xy'), page('/c', 'zvw'), page('/d', 'xyz')];
    const snapshot = { revision: '1', pages, freshUntil: Number.POSITIVE_INFINITY };
    const { blocks, pathsOf } = distinctBlocks(snapshot, new Map([['text', []]]));
    expect(pathsOf(blocks)).toEqual(['/c', '/a', '/b', '/d']);
  });
});

it('[GA7] all pages of a block are known, also beyond those that findings name', () => {
  const paths = Array.from({ length: 30 }, (_, number) => `/${number}`);
  const pages = paths.map((path) => page(path, 'x'));
  const snapshot = { revision: '1', pages, freshUntil: Number.POSITIVE_INFINITY };
  const { blocks, allPagesOf } = distinctBlocks(snapshot, new Map([['text', []]]));
  expect(blocks).toMatchObject([{ pages: paths.slice(0, 10), pageCount: 30 }]);
  expect(blocks.map(allPagesOf)).toEqual([paths]);
});
