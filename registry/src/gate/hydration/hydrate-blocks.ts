import { releaseLabel } from '@stadtraum/contracts/release-reference';
import {
  type KitGroup,
  readClientCode,
  readScript,
  readServerCode,
  type ServerRelease,
} from '@stadtraum/federation-kit/render';
import { type ProcessEnd, uncaughtError } from '@stadtraum/guarded-process/attribute-failure';
import { GuardedProcess, type RunningStep } from '@stadtraum/guarded-process/guarded-process';
import { programBeside } from '@stadtraum/guarded-process/program';
import type { GateInput, GateProcesses } from '../input/gate-input.ts';
import { PAGE_PRIORITY } from '../page/standby.ts';
import type {
  HydrationBlock,
  HydrationReport,
  HydrationRequest,
  HydrationSet,
} from './hydration-messages.ts';

/** The releases whose code is needed: those of a set that run on one kit. */
export type HydrationReleases = KitGroup<ServerRelease>;

export interface HydrationOptions extends Pick<GateInput, 'deadline'> {
  limits: HydrationLimits;
  /** Keys of blocks for which there is `GRACE_MS` more time. They come first. */
  essential: ReadonlySet<string>;
  /** A process that has got no request yet. */
  start: () => HydrationProcess;
}

export interface HydrationLimits {
  /** CPU time in milliseconds for one block; a hydration takes about 10 ms. */
  stepCpuMs: number;
  /** Wall time in milliseconds for one block. */
  stepMs: number;
  memoryBytes: number;
}

export const HYDRATION_LIMITS: HydrationLimits = {
  stepCpuMs: 1_500,
  stepMs: 15_000,
  memoryBytes: 512 * 1024 * 1024,
};

/** Milliseconds after the deadline, because a busy machine must not hide what only browsers would show. */
const GRACE_MS = 10_000;

/** Blocks in one message, so that neither process is blocked by a large one. */
const BATCH_SIZE = 32;
/** Of one block, and the length of each. */
const MAX_PROBLEMS = 20;
const MAX_PROBLEM_LENGTH = 2_000;
/** A set in which more blocks than these end the process is not looked at further. */
const MAX_STARTS = 5;

/** Problems of each block by key; empty for a block without. A block that was not reached is missing. */
export type Problems = ReadonlyMap<string, readonly string[]>;

/**
 * Hydrates blocks with the releases of one set and unmounts them, in a process that it ends. A block that ends the process has that as
 * its problem; the others go on in a new process.
 *
 * @returns undefined if the kit has no `react-dom/client`
 * @throws CodedError RELEASE_HASH_MISMATCH, RELEASE_EVALUATION_FAILED if the releases' files are unreadable
 */
export async function hydrateBlocks(
  releases: HydrationReleases,
  blocks: readonly HydrationBlock[],
  options: HydrationOptions,
): Promise<Problems | undefined> {
  const bundle = await readClientCode(releases.kit);
  if (bundle === undefined) return undefined;
  const [kit, ...remotes] = await Promise.all([releases.kit, ...releases.remotes].map(readServerCode));
  if (kit === undefined) return undefined;

  const problems = new Map<string, string[]>();
  const client = { manifest: kit.manifest, bundle };
  const set = { kind: 'load' as const, kit, client, remotes, behaviours: await readBehaviours(releases) };
  for (let start = 0; start < MAX_STARTS; start += 1) {
    const left = blocks.filter(({ key }) => !problems.has(key));
    if (!left[0] || isOver(left[0], options)) break;
    const end = await runProcess(set, left, problems, options);
    if (end?.step === undefined) break;
    const reason = describeEnd(end, options.limits);
    for (const key of blocksOf(end.step, left, remotes)) problems.set(key, [reason]);
  }
  return problems;
}

async function readBehaviours({ kit, remotes }: HydrationReleases): Promise<HydrationSet['behaviours']> {
  const ofBlocks = remotes.flatMap((remote) =>
    remote.manifest.blocks.map(async ({ type, behaviours = [], behaviour }) => {
      const paths = behaviours.flatMap((name) => kit.manifest.behaviours?.[name] ?? []);
      const own = behaviour === undefined ? [] : [readScript(remote, behaviour)];
      const scripts = await Promise.all([...paths.map((path) => readScript(kit, path)), ...own]);
      return [type, scripts] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(ofBlocks));
}

/** What the process is doing: it starts, evaluates a release, or hydrates a block. */
type HydrationStep =
  | { kind: 'starting' }
  | { kind: 'loading'; release: string }
  | { kind: 'block'; key: string };
type End = ProcessEnd<HydrationStep>;

export type HydrationProcess = GuardedProcess<HydrationRequest, HydrationReport, HydrationStep>;

/** Behaviours are modules, which Node evaluates in the page's realm only with this option. */
const MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Starts a process with an empty page, which waits for a set. */
export function startHydrationProcess(
  { execArgv, confinement }: GateProcesses,
  { memoryBytes }: HydrationLimits,
): HydrationProcess {
  const program = programBeside(import.meta.url, 'hydration-process', execArgv);
  return new GuardedProcess(
    // jsdom compiles selectors from strings and changes the language's own objects.
    {
      ...program,
      nodeOptions: [...program.nodeOptions, ...MODULES],
      confinement: confinement && { ...confinement, language: false },
    },
    {
      ...{ memoryBytes, heapMegabytes: Math.floor(memoryBytes / 2 ** 20), stderr: 'tail' },
      priority: PAGE_PRIORITY,
    },
  );
}

/** Adds the problems of all blocks. @returns how the process ended, unless it did all or the time was over */
async function runProcess(
  set: HydrationSet,
  blocks: readonly HydrationBlock[],
  problems: Map<string, string[]>,
  options: HydrationOptions,
): Promise<End | undefined> {
  const { stepMs: wallMs, stepCpuMs: cpuMs } = options.limits;
  const child = options.start();
  let step: RunningStep = child.startStep({ kind: 'starting' }, { wallMs, exceptQueueing: true });
  const next = (now: HydrationStep) => {
    step.end();
    step = child.startStep(now, { wallMs, cpuMs, exceptQueueing: true });
  };
  const left = options.deadline + GRACE_MS - performance.now();
  const timer = setTimeout(() => child.kill('closed'), left);
  let position = 0;
  const isDone = new Promise<undefined>((resolve) => {
    child.onMessage((report) => {
      if (report.kind === 'loading') return next({ kind: 'loading', release: report.release });
      if (report.kind === 'hydrated') {
        // Code of releases runs in the process, and may send anything.
        if (report.key !== blocks[position]?.key) return child.kill('crashed');
        problems.set(report.key, report.problems.slice(0, MAX_PROBLEMS).map(shortened));
        position += 1;
      }
      const block = blocks[position];
      if (!block || isOver(block, options)) return resolve(undefined);
      next({ kind: 'block', key: block.key });
      if (position % BATCH_SIZE > 0) return;
      child.send({ kind: 'hydrate', blocks: blocks.slice(position, position + BATCH_SIZE) });
    });
  });
  child.send(set);
  try {
    const end = await Promise.race([isDone, child.ended]);
    return end?.cause === 'closed' ? undefined : end;
  } finally {
    clearTimeout(timer);
    step.end();
    child.kill('closed');
  }
}

function shortened(problem: string): string {
  return String(problem).slice(0, MAX_PROBLEM_LENGTH);
}

/** Whether this block, and with it those after it, is not hydrated any more. */
function isOver({ key }: HydrationBlock, { deadline, essential }: HydrationOptions): boolean {
  return performance.now() >= deadline + (essential.has(key) ? GRACE_MS : 0);
}

/** The blocks that a failed step concerns: one, or all of a release that could not be evaluated. */
function blocksOf(
  step: HydrationStep,
  blocks: readonly HydrationBlock[],
  remotes: HydrationSet['remotes'],
): string[] {
  if (step.kind === 'starting') return [];
  if (step.kind === 'block') return [step.key];
  const remote = remotes.find(({ manifest }) => releaseLabel(manifest) === step.release);
  // All blocks need the kit.
  const types = remote?.manifest.blocks.map(({ type }) => type);
  return blocks.filter(({ type }) => types?.includes(type) ?? true).map(({ key }) => key);
}

function describeEnd(
  { cause, code, stderrTail }: End,
  { stepMs, stepCpuMs, memoryBytes }: HydrationLimits,
): string {
  if (cause === 'late') return `it does not end within ${stepMs / 1000} s`;
  if (cause === 'cpu') return `it takes more than ${stepCpuMs / 1000} s of CPU time`;
  if (cause === 'memory') return `it takes more than ${Math.round(memoryBytes / 1e6)} MB of memory`;
  return `it ends the process with code ${code}, ${uncaughtError(stderrTail) ?? 'without an error'}`;
}
