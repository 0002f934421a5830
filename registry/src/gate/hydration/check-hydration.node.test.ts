import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type KitOf, setOf } from '../../sets/set-of-releases.ts';
import { type FixtureRelease, makeReactKit, makeRelease } from '../../testing/fixture-releases.ts';
import { FROM_SOURCE } from '../../testing/running-registry.ts';
import type { GateInput, LiveBlock, RenderedPair } from '../input/gate-input.ts';
import { createHydrationCheck } from './check-hydration.ts';
import { HYDRATION_LIMITS } from './hydrate-blocks.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hydration-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Components by type; each renders its text. `effect` runs once it is hydrated. */
const withEffect = (effect: string) =>
  `function Block({ content }) { React.useEffect(() => { ${effect} }); return content.text; }`;

const COMPONENTS = {
  clean: withEffect(`const stop = new AbortController();
    window.addEventListener('resize', () => {}, { signal: stop.signal });
    matchMedia('print'); new IntersectionObserver(() => {}).observe(document.body); return () => stop.abort();`),
  throws: withEffect(`if (content.text === 'Lift') throw new TypeError('no lift');`),
  mismatch: `function Block({ content }) { return typeof window === 'undefined' ? content.text : 'Browser'; }`,
  listener: withEffect(`document.addEventListener('keydown', () => {});`),
  once: `let added; ${withEffect(`added ??= document.addEventListener('keydown', () => {}) ?? true;`)}`,
  node: withEffect('process.cwd();'),
  loops: withEffect('for (;;) {}'),
  known: withEffect(`throw new Error('known');`),
};
/** Scripts of behaviours by type. Their components are clean. */
const BEHAVIOURS = {
  acts: `addEventListener('resize', () => {}, { signal }); root.dataset.acts = '';`,
  breaks: `if (root.textContent === 'Lift') throw new TypeError('no lift');`,
  stays: `document.addEventListener('keydown', () => { root.click(); });`,
  broken: ')',
  rewrites: `root.textContent = 'Browser';`,
};
type Type = keyof typeof COMPONENTS | keyof typeof BEHAVIOURS | 'static';

function remoteWith(
  components: Record<string, string>,
  behaviours: Record<string, string> = {},
): FixtureRelease {
  const blocks = Object.entries(components).map(
    ([type, code]) => `'${type}': { component: (() => { ${code}; return Block; })() }`,
  );
  const declared = (type: string) => ({
    ...{ type, content: {}, needs: [], chunks: [], stylesheets: [], uses: {} },
    hydrate: ['static', 'stays'].includes(type) ? ('none' as const) : ('interaction' as const),
    ...(behaviours[type] !== undefined && { behaviour: `browser/${type}.behaviour.js` }),
  });
  return makeRelease({
    name: 'mf-press',
    server: 'server/index.cjs',
    blocks: Object.keys(components).map(declared),
    files: {
      'server/index.cjs': `const React = require('react'); module.exports.blocks = { ${blocks.join()} };`,
      ...Object.fromEntries(
        Object.entries(behaviours).map(([type, code]) => [
          `browser/${type}.behaviour.js`,
          `const start = (root, { signal }) => { ${code} }; export{start as default};`,
        ]),
      ),
    },
  });
}

function pairOf(type: Type, text = 'Text'): RenderedPair {
  const path = `/${type}`;
  const block: LiveBlock = {
    ...{ key: `${type} ${text}`, shape: type, id: type, type, content: { text }, page: {} },
    ...{ pages: [path], pageCount: 1 },
  };
  const rendering = { kind: 'rendered' as const, html: text };
  return { block, before: rendering, after: rendering };
}

const manifestsOf = (releases: FixtureRelease[]) => releases.map(({ manifest }) => manifest);

function kitIn(releases: FixtureRelease[]): KitOf {
  return (remote) => {
    const set = setOf(manifestsOf(releases));
    if (!set) throw new Error('the set has no kit');
    return set.kitOf(remote);
  };
}

/** Checks a side set with these blocks against a live set. */
async function check(
  live: FixtureRelease[],
  side: FixtureRelease[],
  rendered: RenderedPair[],
  { changed = 'mf-press', timeMs = 60_000 }: { changed?: string; timeMs?: number } = {},
) {
  for (const { manifest, files } of [...live, ...side]) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, releaseLabel(manifest), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  const left: string[] = [];
  let hydrated = 0;
  const input: GateInput = {
    ...{ live: manifestsOf(live), side: manifestsOf(side), kitOf: kitIn(side), liveKitOf: kitIn(live) },
    ...{ changed: new Set([changed]), blocks: [], rendered, deadline: performance.now() + timeMs },
    allPagesOf: () => [],
    renderAll: async () => {},
    pagesOf: (blocks) => {
      const pages = [...blocks].flatMap((block) => block.pages);
      return { pages, pageCount: pages.length };
    },
    leaveOut: (sentence) => void left.push(sentence),
    countHydrated: (count) => {
      hydrated += count;
    },
    directoryOf: async (manifest: ReleaseManifest) => join(root, releaseLabel(manifest)),
    processes: { execArgv: FROM_SOURCE },
  };
  // Evaluating from source is slow on a busy machine; no other block needs CPU time.
  const findings = await createHydrationCheck({ ...HYDRATION_LIMITS, stepCpuMs: 1_000 })(input);
  return { findings, left, hydrated };
}

it('[GA8] refuses blocks that fail in the browser, each with its reason, and no others', async () => {
  const kit = makeReactKit();
  const live = [kit, remoteWith({ known: COMPONENTS.known })];
  const side = [kit, remoteWith({ ...COMPONENTS, static: COMPONENTS.throws })];
  const { findings, left, hydrated } = await check(live, side, [
    ...[pairOf('clean'), pairOf('throws', 'Treppe'), pairOf('throws', 'Lift'), pairOf('mismatch')],
    ...[pairOf('listener'), pairOf('once'), pairOf('node'), pairOf('static', 'Lift'), pairOf('known')],
  ]);
  const label = releaseLabel(side[1]?.manifest ?? kit.manifest);
  expect(Object.fromEntries(findings.map(({ id, message }) => [id, message]))).toEqual({
    'hydration:mf-press/throws': `With ${label}, block throws fails in the browser on 1 page (/throws): it throws TypeError: no lift (in Block).`,
    'hydration:mf-press/mismatch': `With ${label}, block mismatch fails in the browser on 1 page (/mismatch): the server's HTML does not match what the browser renders (in Block).`,
    'hydration:mf-press/listener': `With ${label}, block listener fails in the browser on 1 page (/listener): it leaves a listener behind: document: keydown.`,
    'hydration:mf-press/node': `With ${label}, block node fails in the browser on 1 page (/node): it throws ReferenceError: process is not defined (in Block).`,
    'hydration:mf-press/static': `With ${label}, block static fails in the browser on 1 page (/static): it throws TypeError: no lift (in Block).`,
  });
  expect(findings[0]).toMatchObject({
    ...{ kind: 'hydration', severity: 'refused', blocks: ['throws'], pages: ['/throws'], pageCount: 1 },
    release: label,
  });
  expect({ left, hydrated }).toEqual({ left: [], hydrated: 9 });
});

it('[GA8] runs the behaviours of blocks as a browser does, and ends them', async () => {
  const kit = makeReactKit();
  const clean = Object.fromEntries(Object.keys(BEHAVIOURS).map((type) => [type, COMPONENTS.clean]));
  const side = [kit, remoteWith(clean, BEHAVIOURS)];
  const { findings, hydrated } = await check([kit, remoteWith(clean)], side, [
    pairOf('acts'),
    pairOf('breaks', 'Treppe'),
    pairOf('breaks', 'Lift'),
    pairOf('stays'),
    pairOf('broken'),
    pairOf('rewrites'),
  ]);
  const label = releaseLabel(side[1]?.manifest ?? kit.manifest);
  expect(Object.fromEntries(findings.map(({ id, message }) => [id, message]))).toEqual({
    'hydration:mf-press/breaks': `With ${label}, block breaks fails in the browser on 1 page (/breaks): its behaviour throws TypeError: no lift.`,
    'hydration:mf-press/stays': `With ${label}, block stays fails in the browser on 1 page (/stays): it leaves a listener behind: document: keydown.`,
    'hydration:mf-press/broken': `With ${label}, block broken fails in the browser on 1 page (/broken): its behaviour cannot be loaded: SyntaxError: Unexpected token ')'.`,
    'hydration:mf-press/rewrites': `With ${label}, block rewrites fails in the browser on 1 page (/rewrites): the server's HTML does not match what the browser renders (in Block).`,
  });
  expect(hydrated).toBe(6);
});

it('[GA8] [GA3] finds the problems of many blocks, which two processes share @full', async () => {
  const side = [makeReactKit(), remoteWith({ clean: COMPONENTS.clean, throws: COMPONENTS.throws })];
  const many = Array.from({ length: 151 }, (_, index) => pairOf('clean', `Text ${index}`));
  const [good, bad] = [pairOf('throws', 'Treppe'), pairOf('throws', 'Lift')];
  // The last block belongs to one process, or with one block less to the other.
  const first = await check([], side, [good, ...many, bad]);
  const second = await check([], side, [good, ...many.slice(1), bad]);
  for (const { findings } of [first, second]) {
    expect(findings.map(({ id }) => id)).toEqual(['hydration:mf-press/throws']);
  }
  expect([first.hydrated, second.hydrated]).toEqual([153, 152]);
});

it('[GA3] reports what a kit breaks in many blocks as one finding for each cause', async () => {
  const kit = makeReactKit();
  const failing = (name: string, reason: string) =>
    `function ${name}({ content }) { React.useEffect(() => { throw new Error('${reason}'); }); return content.text; } const Block = ${name}`;
  const remote = remoteWith({
    ...{ throws: failing('Lift', 'no item 7 of "Lift"'), node: failing('Node', 'no item 12 of "Node"') },
    mismatch: COMPONENTS.mismatch,
  });
  const { findings } = await check(
    [],
    [kit, remote],
    [pairOf('throws'), pairOf('mismatch'), pairOf('node')],
    { changed: 'shared-ui' },
  );
  const label = releaseLabel(kit.manifest);
  expect(findings).toEqual([
    {
      ...{ id: expect.stringMatching(/^hydration:shared-ui\/\w{10}$/), kind: 'hydration' },
      ...{ severity: 'refused', release: label, remedy: expect.any(String) },
      message: `With ${label}, blocks node, throws fail in the browser on 2 pages (/throws, /node): it throws Error: no item 7 of "Lift" (in Lift).`,
      ...{ blocks: ['node', 'throws'], pages: ['/throws', '/node'], pageCount: 2 },
      changes: [
        { after: 'it throws Error: no item 7 of "Lift" (in Lift)' },
        { after: 'it throws Error: no item 12 of "Node" (in Node)' },
      ],
    },
    expect.objectContaining({ blocks: ['mismatch'], pages: ['/mismatch'], pageCount: 1 }),
  ]);
});

it('[GA8] goes on after a block that does not end @full', async () => {
  const side = [makeReactKit(), remoteWith({ loops: COMPONENTS.loops, throws: COMPONENTS.throws })];
  const { findings, hydrated } = await check([], side, [pairOf('loops'), pairOf('throws', 'Lift')]);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'block loops fails in the browser on 1 page (/loops): it takes more than 1 s of CPU time.',
    ),
    expect.stringContaining(
      'block throws fails in the browser on 1 page (/throws): it throws TypeError: no lift',
    ),
  ]);
  expect(hydrated).toBe(2);
});

it('[GA8] says that blocks were not hydrated with a kit that has no react-dom/client', async () => {
  const { client: _, ...manifest } = makeReactKit().manifest;
  const kit = { manifest, files: {} };
  const { findings, left } = await check(
    [],
    [kit, remoteWith({ clean: COMPONENTS.clean })],
    [pairOf('clean')],
  );
  expect({ findings, left }).toEqual({
    findings: [],
    left: [expect.stringMatching(/^Blocks were not hydrated: shared-ui@.* has no react-dom\/client\./)],
  });
});

it('[GA8] says how many blocks were not hydrated in time', async () => {
  const side = [makeReactKit(), remoteWith({ throws: COMPONENTS.throws })];
  const pairs = [pairOf('throws', 'Treppe'), pairOf('throws', 'Lift')];
  // One block of each shape has 10 s more.
  expect(await check([], side, pairs, { timeMs: -11_000 })).toEqual({
    ...{ findings: [], hydrated: 0 },
    left: ['2 touched blocks were not hydrated, because the time was over.'],
  });
});
