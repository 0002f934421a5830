import { join } from 'node:path';
import { REPOSITORY } from '../../site/site.ts';
import { hostileBundle, type StoredRelease, type Targets, writeRemote } from './releases.ts';
import { BYSTANDER, WAYS, type Way } from './ways.ts';

/** The layers that confine a process, as guarded-process finds them. */
export interface Confinement {
  language: boolean;
  permission: boolean;
  user: boolean;
  namespace: { name: string; path: string; setpriv?: string } | undefined;
  reasons: Record<string, string>;
}

interface Program {
  entry: URL;
  nodeOptions: string[];
  confinement?: Confinement | undefined;
}

interface Result {
  kind: string;
  html?: Buffer;
  reason?: string;
}

interface Renderer {
  readonly ended: Promise<string>;
  render(blocks: object[], report: (result: Result) => void): Promise<boolean>;
  close(): Promise<void>;
}

/** The built product: its renderer and its smoke test, as the shell and the registry start them. */
const built = <Module>(path: string) =>
  import(new URL(path, `file://${REPOSITORY}/`).href) as Promise<Module>;
const RENDERER: Program = {
  entry: new URL(`file://${join(REPOSITORY, 'shell/dist/renderer/main.js')}`),
  nodeOptions: [],
};
const MEBIBYTE = 2 ** 20;
/** Milliseconds in which a way that waits for the system gets its answer. */
const SETTLE_MS = 300;

export async function findConfinement(): Promise<Confinement> {
  const { findConfinement: find } = await built<{ findConfinement(program: Program): Promise<Confinement> }>(
    'guarded-process/dist/find-confinement.js',
  );
  return find(RENDERER);
}

async function startRenderer(
  confinement: Confinement | undefined,
  remotes: StoredRelease[],
  limits: { blockTimeoutMs?: number } = {},
): Promise<Renderer> {
  const { RendererProcess } = await built<{
    RendererProcess: { start(settings: object): Promise<Renderer> };
  }>('shell/dist/server/renderers/renderer-process.js');
  return RendererProcess.start({
    ...RENDERER,
    confinement,
    groups: [{ kit: await kitRelease(), remotes }],
    startTimeoutMs: 30_000,
    blockTimeoutMs: 30_000,
    batchBudgetMs: 30_000,
    memoryLimitBytes: 384 * MEBIBYTE,
    ...limits,
  });
}

async function kitRelease(): Promise<StoredRelease> {
  const directory = join(REPOSITORY, 'shared-ui/release');
  const { default: manifest } = (await import(`${directory}/manifest.json`, { with: { type: 'json' } })) as {
    default: StoredRelease['manifest'];
  };
  return { directory, manifest };
}

/** Tries all ways in renderers that are confined so. @returns the ids of the ways that succeeded */
export async function tryWays(
  root: string,
  targets: Targets,
  confinement: Confinement | undefined,
): Promise<Set<string>> {
  const alone = WAYS.filter(({ changesOthers }) => changesOthers);
  const together = WAYS.filter(({ changesOthers }) => !changesOthers);
  const succeeded = new Set<string>();
  for (const way of alone) if (await harmsOthers(root, targets, confinement, way)) succeeded.add(way.id);
  for (const id of await tryTogether(root, targets, confinement, together)) succeeded.add(id);
  return succeeded;
}

async function tryTogether(
  root: string,
  targets: Targets,
  confinement: Confinement | undefined,
  ways: readonly Way[],
): Promise<string[]> {
  const ids = ways.map(({ id }) => id);
  const renderer = await startRenderer(confinement, [
    await writeRemote(root, 'mf-hostile', hostileBundle(ways, targets), ids),
  ]);
  await renderAll(renderer, ids);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const verdicts = await renderAll(renderer, ids);
  await renderer.close();
  return ids.filter((id, index) => {
    const verdict = verdicts[index];
    if (!/^<p>(out|in|waiting)<\/p>$/.test(verdict ?? ''))
      throw new Error(`${id} did not render: ${verdict}`);
    return verdict === '<p>out</p>';
  });
}

/** Whether another remote's block renders differently, or not at all, after the attempt. */
async function harmsOthers(
  root: string,
  targets: Targets,
  confinement: Confinement | undefined,
  way: Way,
): Promise<boolean> {
  const renderer = await startRenderer(confinement, [
    // Nothing is rendered while the process warms up: the attempt comes after the bystander's first block.
    await writeRemote(root, 'mf-hostile', hostileBundle([way], targets), [way.id]).then(withoutExamples),
    await writeRemote(root, 'mf-bystander', BYSTANDER, ['bystander']).then(withoutExamples),
  ]);
  const [before] = await renderAll(renderer, ['bystander']);
  if (!before?.includes('A,B') || before.includes('harmed')) throw new Error(`unexpected: ${before}`);
  await renderAll(renderer, [way.id]);
  const [after] = await renderAll(renderer, ['bystander']);
  await renderer.close();
  return after !== before;
}

function withoutExamples({ directory, manifest }: StoredRelease): StoredRelease {
  return { directory, manifest: { ...manifest, examples: undefined } as StoredRelease['manifest'] };
}

let rendered = 0;

/** @returns the HTML of each block, or why there is none */
async function renderAll(renderer: Renderer, types: readonly string[]): Promise<string[]> {
  const results: string[] = [];
  const blocks = types.map((type) => {
    rendered += 1;
    return { key: String(rendered), bytes: 100, input: { id: 'b', type, content: {}, page: {} } };
  });
  await renderer.render(blocks, ({ html, kind, reason }) =>
    results.push(html?.toString() ?? `${kind}: ${reason}`),
  );
  return results;
}

/** Renders a block that never returns or never has enough memory. @returns why its renderer ended */
export async function exhaust(
  root: string,
  confinement: Confinement,
  { code, blockTimeoutMs }: { code: string; blockTimeoutMs: number },
): Promise<string> {
  const bundle = `exports.blocks = { greedy: { type: 'greedy', component: () => { ${code} } } };`;
  const release = withoutExamples(await writeRemote(root, 'mf-greedy', bundle, ['greedy']));
  const renderer = await startRenderer(confinement, [release], { blockTimeoutMs });
  await renderAll(renderer, ['greedy']);
  return renderer.ended;
}

/**
 * Runs the hostile release through the registry's smoke test, which fails if one of its blocks gets out.
 *
 * @returns the number of examples
 */
export async function smokeTest(
  root: string,
  targets: Targets,
  confinement: Confinement,
  ways: readonly Way[] = WAYS,
): Promise<number> {
  const { startSmokeTest, SMOKE_TEST_LIMITS } = await built<{
    SMOKE_TEST_LIMITS: object;
    startSmokeTest(limits: object, options: object): { run(groups: object[]): Promise<number>; end(): void };
  }>('registry/dist/verification/smoke-test.js');
  const ids = ways.map(({ id }) => id);
  const { directory } = await writeRemote(root, 'mf-hostile', hostileBundle(ways, targets), ids);
  const test = startSmokeTest(SMOKE_TEST_LIMITS, { confinement });
  try {
    return await test.run([{ kit: (await kitRelease()).directory, remotes: [directory] }]);
  } finally {
    test.end();
  }
}
