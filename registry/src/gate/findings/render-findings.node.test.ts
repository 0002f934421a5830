import { makeKit, makeRemote } from '../../testing/fixture-releases.ts';
import type { GateInput, LiveBlock } from '../input/gate-input.ts';
import { compareReleases } from '../input/side-set.ts';
import { comparePair } from '../outline/compare-pair.ts';
import { foreignChanges } from './change-findings.ts';
import { renderFindings } from './render-findings.ts';

const pagesOf: GateInput['pagesOf'] = (blocks) => {
  const pages = [...blocks].flatMap((block) => block.pages);
  return { pages, pageCount: pages.length };
};

/** What a new kit makes of blocks of this HTML, by type. */
function findingsOf(html: Record<string, [before: string, after: string]>) {
  const remotes = Object.keys(html).map((type) => makeRemote(`mf-${type}`).manifest);
  const [live, side] = ['1.0.0', '1.1.0'].map((base) => [makeKit({ base }).manifest, ...remotes]);
  const set = compareReleases(live ?? [], side ?? []);
  if (!set) throw new Error('there is no kit');
  const comparisons = Object.entries(html).map(([type, [before, after]]) => {
    const block: LiveBlock = {
      ...{ key: type, shape: type, id: type, type, content: {}, page: {}, pages: [`/${type}`], pageCount: 1 },
    };
    return comparePair({
      block,
      before: { kind: 'rendered', html: before },
      after: { kind: 'rendered', html: after },
    });
  });
  return [...renderFindings(comparisons, set, pagesOf), ...foreignChanges(comparisons, set, pagesOf)];
}

it('[GA3] refuses a kit that empties blocks of which the outline has nothing, as one finding', () => {
  expect(
    findingsOf({
      photo: ['<figure><img src="a.webp" alt=""></figure>', '<figure></figure>'],
      drawing: ['<svg></svg>', '<div></div>'],
      film: ['<video src="a.mp4"></video>', ''],
      map: ['<canvas></canvas>', '<p> </p>'],
      frame: ['<iframe src="https://www.example.org"></iframe>', '<div></div>'],
      logo: ['<img src="a.webp" alt="">', '<img src="b.webp" alt="">'],
    }),
  ).toMatchObject([
    {
      ...{ id: 'block-empty:shared-ui', kind: 'block-empty', severity: 'refused', pageCount: 5 },
      blocks: ['drawing', 'film', 'frame', 'map', 'photo'],
      message: expect.stringMatching(
        /^With shared-ui@1\.1\.0-\w+, blocks drawing, film, frame, map, photo show nothing any more on 5 pages/,
      ),
    },
  ]);
});

it('[GA3] counts what a kit empties to what else it changes', () => {
  const findings = findingsOf({
    press: ['<h2>Presse</h2>', '<h2></h2>'],
    maps: ['<h2>Karte</h2>Text', '<h2></h2>Text'],
  });
  expect(findings).toMatchObject([{ kind: 'foreign-change', blocks: ['maps', 'press'] }]);
});
