import { SourceTextModule } from 'node:vm';
import { reasonOf } from '@stadtraum/contracts/errors';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { type BlockHydrator, createBlockHydrator } from '@stadtraum/federation-kit/hydration';
import { loadClient, loadKit, loadRemote, type Remote } from '@stadtraum/federation-kit/render';
import { receive, report } from '@stadtraum/guarded-process/child-side';
import { openPage } from '../page/page.ts';
import type {
  HydrationBlock,
  HydrationReport,
  HydrationRequest,
  HydrationSet,
} from './hydration-messages.ts';

/* The child process that hydrates blocks on a page of jsdom. It loads one set. */

const send = (message: HydrationReport) => report(message);
const failures = watchFailures();
const page = openPage();
let loaded: Loaded | undefined;
/** Evaluated behaviours by their script. */
const evaluated = new Map<string, Behaviour>();

receive(async (request: HydrationRequest) => {
  if (request.kind === 'load') {
    loaded = await load(request);
    return send({ kind: 'loaded' });
  }
  if (!loaded) return;
  const { unloaded } = loaded;
  for (const block of request.blocks) {
    const reason = unloaded.get(block.type);
    const problems = reason === undefined ? await hydrate(loaded, block) : [reason];
    await send({ kind: 'hydrated', key: block.key, problems: [...problems, ...failures.take()] });
  }
});

interface Loaded {
  hydrator: BlockHydrator;
  /** Why blocks cannot be hydrated, by type. */
  unloaded: ReadonlyMap<string, string>;
  behaviours: HydrationSet['behaviours'];
}

/** Evaluates a set on the page. */
async function load({ kit: kitCode, client, remotes: codes, behaviours }: HydrationSet): Promise<Loaded> {
  await send({ kind: 'loading', release: releaseLabel(kitCode.manifest) });
  const kit = loadKit(kitCode, { realm: page.realm });
  const remotes: Remote[] = [];
  const unloaded = new Map<string, string>();
  for (const code of codes) {
    await send({ kind: 'loading', release: releaseLabel(code.manifest) });
    try {
      remotes.push(loadRemote(code, kit));
    } catch (error) {
      for (const { type } of code.manifest.blocks)
        unloaded.set(type, `it cannot be loaded on a page: ${reasonOf(error)}`);
    }
  }
  const hydrator = createBlockHydrator({
    kit,
    client: loadClient(client.manifest, client.bundle, kit),
    remotes,
    page: page.window,
    settle: page.settle,
  });
  return { hydrator, unloaded, behaviours };
}

async function hydrate({ hydrator, behaviours: scripts }: Loaded, block: HydrationBlock): Promise<string[]> {
  page.leaveFor(block.path);
  try {
    const behaviours: Behaviour[] = [];
    for (const script of scripts[block.type] ?? []) behaviours.push(await loadBehaviour(script));
    return await hydrator.hydrate(block, behaviours);
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** Evaluates a behaviour's script on the page, once for all its blocks, as a browser does. */
async function loadBehaviour(script: string): Promise<Behaviour> {
  const behaviour = evaluated.get(script) ?? (await evaluateModule(script));
  evaluated.set(script, behaviour);
  return behaviour;
}

async function evaluateModule(script: string): Promise<Behaviour> {
  try {
    const module = new SourceTextModule(script, { context: page.realm });
    await module.link((specifier) => {
      throw new Error(`it imports ${specifier}`);
    });
    await module.evaluate();
    return (module.namespace as { default: Behaviour }).default;
  } catch (error) {
    throw new Error(`its behaviour cannot be loaded: ${reasonOf(error)}`);
  }
}

/** Collects what code throws outside of React's control. `take` returns it, each once, and empties the collection. */
function watchFailures(): { take(): string[] } {
  const failures = new Set<string>();
  process.on('unhandledRejection', (reason) => {
    if (!isLazyImport(reason)) failures.add(`a promise is rejected: ${String(reason)}`);
  });
  process.on('uncaughtException', (error) => failures.add(`it throws ${String(error)}`));
  return {
    take() {
      const taken = [...failures];
      failures.clear();
      return taken;
    },
  };
}

/** Server bundles leave lazy imports out. */
function isLazyImport(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && Reflect.get(reason, 'code') === 'MODULE_NOT_FOUND';
}
