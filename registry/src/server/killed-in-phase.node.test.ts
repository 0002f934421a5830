import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Descendant, descendantsOf, isRunning } from '../testing/descendants.ts';
import { makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
import { labelsOf, type RegistryProcess, spawnRegistry } from '../testing/running-registry.ts';
import { clientOf, readSigningKey } from '../testing/signed-client.ts';
import {
  INNER_SECRET,
  pageWith,
  type StandInContentApi,
  startStandInContentApi,
} from '../testing/stand-in-content-api.ts';
import { type StandInShell, startStandInShell } from '../testing/stand-in-shell.ts';

jest.setTimeout(300_000);

/** What a phase is recognised by. */
interface Scene {
  registry: RegistryProcess;
  contentApi: StandInContentApi;
  shell: StandInShell;
  /** The registry's own directory. */
  store: string;
  kill: () => void;
}

const hasChild = ({ registry }: Scene, name: string) =>
  descendantsOf(registry.child.pid ?? 0).some(({ command }) => command.includes(name));

/** Kills as soon as a process of this name runs. */
function killWith(scene: Scene, name: string): void {
  const timer = setInterval(() => {
    if (hasChild(scene, name)) scene.kill();
    if (scene.registry.child.killed) clearInterval(timer);
  }, 5);
}

/** Calls `then` once, when the live content has been rendered. */
function afterRendering(scene: Scene, then: () => void): void {
  let hasBegun = false;
  const timer = setInterval(() => {
    const renders = hasChild(scene, '/live-renderer.');
    hasBegun ||= renders;
    if (hasBegun && !renders) then();
    if ((hasBegun && !renders) || scene.registry.child.killed) clearInterval(timer);
  }, 5);
}

/** `isCertain`: a busy machine reaches it too. */
const PHASES: { name: string; isCertain: boolean; arrange: (scene: Scene) => void }[] = [
  {
    name: 'while live content is read',
    isCertain: true,
    arrange: ({ contentApi, kill }) => {
      contentApi.onRequest = (path) => {
        if (path === '/live-pages') kill();
      };
      contentApi.revision += '+';
    },
  },
  {
    name: 'while live content is rendered',
    isCertain: true,
    arrange: (scene) => killWith(scene, '/live-renderer.'),
  },
  {
    name: 'while the checks run',
    isCertain: false,
    arrange: (scene) =>
      afterRendering(scene, () => {
        if (hasChild(scene, '/accessibility-process.')) scene.kill();
      }),
  },
  {
    name: 'before the switch, when it asks whether the content is still the same',
    isCertain: false,
    arrange: (scene) => {
      let isRendered = false;
      afterRendering(scene, () => {
        isRendered = true;
      });
      scene.contentApi.onRequest = (path) => {
        if (path === '/revision' && isRendered) scene.kill();
      };
    },
  },
  {
    name: 'just after the switch',
    isCertain: true,
    arrange: ({ store, kill }) => {
      const watcher = watch(store, (_event, file) => {
        if (file !== 'current') return;
        kill();
        watcher.close();
      });
    },
  },
  {
    name: 'while shells are asked after the switch',
    isCertain: true,
    arrange: ({ shell, kill }) => {
      shell.answer = () => {
        kill();
        return {};
      };
    },
  },
];

describe('a registry that is killed in a phase of an activation @full', () => {
  const base = [makeShell(), makeKit(), makeRemote('mf-press')] as const;
  let directory: string;
  let contentApi: StandInContentApi;
  let shell: StandInShell;
  let registry: RegistryProcess;
  let announcing: NodeJS.Timeout;
  const start = () =>
    spawnRegistry(directory, { CONTENT_API_URL: contentApi.url, INNER_SECRET, LOG_LEVEL: 'info' });
  const client = async () => clientOf(registry.url, await readSigningKey(directory));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'registry-phases-'));
    contentApi = await startStandInContentApi({
      pages: [pageWith('/', { press: { text: 'Neues' } })],
      types: { press: ['/'] },
    });
    shell = await startStandInShell();
    registry = await start();
    // Shells announce themselves every second; the registry forgets them after ten.
    announcing = setInterval(() => void shell.poll(registry.url).catch(() => undefined), 1000);
    for (const release of base) await (await client()).publish(release);
    expect((await (await client()).activate(...base)).status).toBe(200);
  });
  afterAll(async () => {
    clearInterval(announcing);
    await registry.end('SIGKILL');
    await shell.close();
    await contentApi.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  });

  it.each(PHASES)('[F25] $name: has the old or the new live set, and ships again', async (phase) => {
    const { body: before } = await (await client()).liveSet();
    const number = PHASES.indexOf(phase);
    const release = makeRemote('mf-press', { component: `return "<h1>${number} " + content.text + "</h1>"` });
    await (await client()).publish(release);
    await shell.poll(registry.url);

    let left: Descendant[] = [];
    const { child } = registry;
    const kill = () => {
      if (child.killed) return;
      left = descendantsOf(child.pid ?? 0);
      child.kill('SIGKILL');
    };
    phase.arrange({ registry, contentApi, shell, store: join(directory, 'registry'), kill });
    const response = await (await client()).activate(release).catch(() => undefined);
    // On a busy machine, the checks may have no time.
    if (phase.isCertain) expect(response).toBeUndefined();
    await registry.end('SIGKILL');
    Object.assign(contentApi, { onRequest: () => undefined });
    shell.answer = () => ({});
    shell.asked.length = 0;

    registry = await start();
    const { status, body: after } = await (await client()).liveSet();
    expect(status).toBe(200);
    const expected = labelsOf(before).filter((label) => !label.startsWith('mf-press'));
    expect(labelsOf(after)).toEqual(expect.arrayContaining(expected));
    const isNew = after.id !== before.id;
    if (isNew) expect(after.releases.at(-1)?.version).toBe(release.manifest.version);
    else expect(after).toEqual(before);
    expect((await (await client()).log()).intact).toBe(true);
    await until(() => !left.some(isRunning));

    await shell.poll(registry.url);
    // The check of a new live set is resumed.
    if (isNew && response === undefined) await until(() => shell.asked.length > 0);
    await (await client()).publish(release);
    expect((await (await client()).activate(release)).status).toBe(200);
    const { body: shipped } = await (await client()).liveSet();
    expect(labelsOf(shipped).some((label) => label.endsWith(release.manifest.version))).toBe(true);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}
