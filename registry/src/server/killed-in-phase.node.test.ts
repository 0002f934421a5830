import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { type Descendant, descendantsOf, isRunning } from '../testing/descendants.ts';
import { type FixtureRelease, makeKit, makeRemote, makeShell } from '../testing/fixture-releases.ts';
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

/** Kills when the next live set is stored. */
function killAtSwitch(store: string, kill: () => void): void {
  const watcher = watch(store, (_event, file) => {
    if (file !== 'current') return;
    kill();
    watcher.close();
  });
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
    arrange: ({ store, kill }) => killAtSwitch(store, kill),
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

  let releases = 0;
  /** Publishes another release of mf-press. */
  const publishNew = async () => {
    releases += 1;
    const component = `return "<h1>${releases} " + content.text + "</h1>"`;
    const release = makeRemote('mf-press', { component });
    await (await client()).publish(release);
    return release;
  };

  /**
   * Arranges a kill, acts, and starts the registry again, whose log and processes must be in order.
   *
   * @returns the live sets before and after, and the response, if there was one
   */
  async function killedDuring(arrange: (scene: Scene) => void, act: () => Promise<{ status: number }>) {
    const { body: before } = await (await client()).liveSet();
    await shell.poll(registry.url);
    let left: Descendant[] = [];
    const { child } = registry;
    const kill = () => {
      if (child.killed) return;
      left = descendantsOf(child.pid ?? 0);
      child.kill('SIGKILL');
    };
    arrange({ registry, contentApi, shell, store: join(directory, 'registry'), kill });
    const response = await act().catch(() => undefined);
    await registry.end('SIGKILL');
    Object.assign(contentApi, { onRequest: () => undefined });
    shell.answer = () => ({});
    shell.asked.length = 0;

    registry = await start();
    const { status, body: after } = await (await client()).liveSet();
    expect(status).toBe(200);
    expect((await (await client()).log()).intact).toBe(true);
    await until(() => !left.some(isRunning));
    await shell.poll(registry.url);
    return { before, after, response };
  }

  async function shipsAgain(release: FixtureRelease): Promise<void> {
    await (await client()).publish(release);
    expect((await (await client()).activate(release)).status).toBe(200);
    const { body: shipped } = await (await client()).liveSet();
    expect(labelsOf(shipped).some((label) => label.endsWith(release.manifest.version))).toBe(true);
  }

  it.each(PHASES)('[F25] $name: has the old or the new live set, and ships again', async (phase) => {
    const release = await publishNew();
    const { before, after, response } = await killedDuring(phase.arrange, async () =>
      (await client()).activate(release),
    );
    // On a busy machine, the checks may have no time.
    if (phase.isCertain) expect(response).toBeUndefined();
    const expected = labelsOf(before).filter((label) => !label.startsWith('mf-press'));
    expect(labelsOf(after)).toEqual(expect.arrayContaining(expected));
    const isNew = after.id !== before.id;
    if (isNew) {
      expect(after.releases.at(-1)?.version).toBe(release.manifest.version);
      const { entries } = await (await client()).log();
      const ofSwitch = entries.findLast(({ liveSet }) => liveSet === after.id);
      expect(ofSwitch).toMatchObject({ action: 'activate', team: 'workspace' });
      expect((await (await client()).request(`/reports/${after.id}`)).status).toBe(200);
    } else expect(after).toEqual(before);

    // The check of a new live set is resumed.
    if (isNew && response === undefined) await until(() => shell.asked.length > 0);
    await shipsAgain(release);
  });

  it('[F25] just after it has rolled back by itself: the earlier releases stay live, and it ships', async () => {
    const release = await publishNew();
    const label = releaseLabel(release.manifest);
    const failing: StandInShell['answer'] = () => ({
      blocks: [{ id: 'press', type: 'press', release: label, state: 'failed', reason: 'boom' }],
    });
    let tries = 0;
    const { before, after, response } = await killedDuring(
      ({ store, kill }) => {
        shell.answer = (...asked) => {
          tries += 1;
          // After the third try the live set is restored; then the release is marked.
          if (tries === 3) killAtSwitch(store, kill);
          return failing(...asked);
        };
      },
      async () => (await client()).activate(release),
    );
    expect(response).toBeUndefined();
    expect(after.restores).toBe(before.id);
    expect(labelsOf(after)).toEqual(labelsOf(before));

    // It may not have come to the mark: then the release is rolled back again.
    shell.answer = failing;
    const { code } = (await (await client()).activate(release)).body;
    expect(['RELEASE_MARKED_BAD', 'ACTIVATION_ROLLED_BACK']).toContain(code);
    shell.answer = () => ({});
    await shipsAgain(await publishNew());
  });

  it('[F25] while a preview is made: there is none, nothing live changes, and it can be made again', async () => {
    const release = await publishNew();
    const { before, after, response } = await killedDuring(
      (scene) => killWith(scene, '/live-renderer.'),
      async () => (await client()).preview([release]),
    );
    expect(response).toBeUndefined();
    expect(after).toEqual(before);
    const previews = async () => (await (await client()).request<unknown[]>('/previews')).body;
    expect(await previews()).toEqual([]);
    expect((await (await client()).preview([release])).status).toBe(200);
    expect(await previews()).toHaveLength(1);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}
