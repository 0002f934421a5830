import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import { makeKit, makeRemote } from '../testing/fixture-releases.ts';
import { hashOf } from './content/snapshot.ts';
import { Inspector } from './inspector.ts';
import { NO_PICTURES } from './pictures/pictures.ts';
import { RENDER_LIMITS } from './rendering/limits.ts';
import type { SetRenderingOptions } from './rendering/set-renderer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const kit = makeKit().manifest;
const press = makeRemote('mf-press').manifest;
const press2 = makeRemote('mf-press', { component: 'return content.text + "!"' }).manifest;

/** A page with so many blocks, the last ones of which have a shape of their own. */
function snapshotWith(count: number, shapes: number) {
  const blocks = Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, type: 'press', contentHash: hashOf(`${index}`) },
    content: { text: 'Neues', [`field${Math.max(0, index - count + shapes)}`]: '' },
  }));
  const parts = { path: '/', title: 'Start', breadcrumbs: [], navigation: {}, maps: OWN_MAPS, frames: [] };
  const pages = [{ parts, blocks, queryParameters: [] }];
  return { revision: '1', pages, freshUntil: Number.POSITIVE_INFINITY };
}

/** Examines a release of mf-press on a machine that needs `blockMs` for each block. */
async function examine(snapshot: ReturnType<typeof snapshotWith>, blockMs: number) {
  const parts = {
    store: { manifestOf: async (manifest: object) => manifest, directoryOf: async () => '/' },
    content: { snapshot: async () => snapshot },
    renderer: {
      async renderBoth(_: object, __: object, blocks: object[], { isOver, onPair }: SetRenderingOptions) {
        for (const [position, block] of blocks.entries()) {
          if (isOver(position)) return;
          const rendering = { kind: 'rendered', html: '<p>Neues</p>' };
          onPair({ block, before: rendering, after: rendering } as Parameters<typeof onPair>[0]);
          jest.advanceTimersByTime(blockMs);
        }
      },
    },
    ...{ limits: RENDER_LIMITS, processes: {}, checks: [], snapshotTimeoutMs: 1_000 },
    takePictures: () => NO_PICTURES,
  };
  const inspector = new Inspector(parts as unknown as ConstructorParameters<typeof Inspector>[0]);
  const set = (remote: object) => [kit, remote] as unknown as Parameters<typeof inspector.examine>[0];
  const examination = await inspector.examine(set(press), set(press2));
  const { blocks, unchecked, findings = [] } = examination ?? {};
  return { rendered: blocks?.rendered, unchecked, findings };
}

describe('[GA8] blocks that are not rendered in time', () => {
  it('are named in the report, and 200 blocks with one of each shape are rendered however long it takes', async () => {
    expect(await examine(snapshotWith(250, 3), 100)).toEqual({
      rendered: 200,
      unchecked: ['50 of 250 touched blocks were not rendered in time; one of each shape was.'],
      findings: [],
    });
    expect(await examine(snapshotWith(250, 230), 100)).toMatchObject({
      rendered: 230,
      unchecked: ['20 of 250 touched blocks were not rendered in time; one of each shape was.'],
    });
    expect(await examine(snapshotWith(250, 3), 1)).toMatchObject({ rendered: 250, unchecked: [] });
  });

  it('are refused if the gate has not seen one of each shape within 40 s', async () => {
    const { rendered, unchecked, findings } = await examine(snapshotWith(250, 230), 400);
    expect({ rendered, unchecked }).toEqual({
      rendered: 101,
      unchecked: ['149 of 250 touched blocks were not rendered in time; not even one of each shape was.'],
    });
    expect(findings).toMatchObject([
      {
        ...{ id: 'content-unavailable:time', kind: 'content-unavailable', severity: 'refused' },
        message:
          'The live pages could not be rendered with the candidate: 149 of 250 touched blocks were not rendered in time.',
        remedy: 'Ship again when the machine is less busy.',
      },
    ]);
  });
});
