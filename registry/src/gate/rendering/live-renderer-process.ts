import { CodedError } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  type BlockToRender,
  type KitGroup,
  openKitGroups,
  type ServerRelease,
} from '@stadtraum/federation-kit/render';
import type { ProcessEnd } from '@stadtraum/guarded-process/attribute-failure';
import { FIRST_FILE } from '@stadtraum/guarded-process/descriptors';
import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import { type BlockResult, ResultReader } from '@stadtraum/guarded-process/result-frames';
import { describeEnd, type SmokeTestOptions } from '../../verification/smoke-test.ts';
import type { RenderLimits } from './limits.ts';
import type { FromLiveRenderer, LiveRendererStep, ToLiveRenderer } from './messages.ts';
import type { StoredRendering } from './rendered-cache.ts';
import { readWarnings } from './warnings.ts';

/** The releases of a set that render blocks. Their files are verified. */
export type RenderingSet = readonly KitGroup<ServerRelease>[];

export interface LiveRendererOptions {
  limits: RenderLimits;
  /** How processes that evaluate releases are started. */
  processes: SmokeTestOptions;
  /** A `nice` value. */
  priority?: number | undefined;
  /** Ends the process. */
  signal?: AbortSignal | undefined;
}

/** The program of the process: its source or its build, like the running registry. */
function liveRendererProgram(execArgv?: string[]): Program {
  return programBeside(import.meta.url, 'live-renderer', execArgv);
}

type Child = GuardedProcess<ToLiveRenderer, FromLiveRenderer, LiveRendererStep>;

type TimedResult =
  | Exclude<BlockResult, { kind: 'rendered' }>
  | Extract<StoredRendering, { kind: 'rendered' }>;

/** How the process ended while it rendered a block. */
export interface RendererEnd {
  kind: 'ended';
  isLate: boolean;
  /** After "it". */
  reason: string;
}

/** A guarded process that renders live content with one set. */
export class LiveRendererProcess {
  readonly #child: Child;
  readonly #limits: RenderLimits;
  readonly #results: TimedResult[] = [];
  #onResult: (() => void) | undefined;

  private constructor(child: Child, limits: RenderLimits) {
    this.#child = child;
    this.#limits = limits;
    const reader = new ResultReader((result) => {
      this.#results.push(withTime(result));
      this.#onResult?.();
    });
    child.results?.on('data', (chunk: Buffer) => reader.read(chunk));
  }

  /** @throws CodedError why the set cannot be loaded: RELEASE_EVALUATION_FAILED, RELEASE_KIT_MODULE_MISSING, RELEASE_HASH_MISMATCH */
  static async start(
    set: RenderingSet,
    { limits, processes, priority, signal }: LiveRendererOptions,
  ): Promise<LiveRendererProcess> {
    signal?.throwIfAborted();
    const { handles, groups } = await openKitGroups(set, FIRST_FILE);
    const { memoryBytes } = limits;
    const child: Child = new GuardedProcess(
      { ...liveRendererProgram(processes.execArgv), confinement: processes.confinement },
      {
        ...{
          memoryBytes,
          heapMegabytes: Math.floor(memoryBytes / 2 ** 20),
          stderr: 'tail',
          resultsPipe: true,
        },
        files: handles.map(({ fd }) => fd),
        ...(priority !== undefined && { priority }),
      },
    );
    const kill = () => child.kill('closed');
    signal?.addEventListener('abort', kill, { once: true });
    void child.ended.then(() => signal?.removeEventListener('abort', kill));
    if (signal?.aborted) kill();
    await Promise.all(handles.map((handle) => handle.close()));
    const started = new LiveRendererProcess(child, limits);
    await started.#load({ kind: 'load', groups });
    return started;
  }

  async #load(message: ToLiveRenderer): Promise<void> {
    const step = this.#child.startStep('load', { wallMs: this.#limits.loadMs, exceptQueueing: true });
    const answer = new Promise<FromLiveRenderer>((resolve) => this.#child.onMessage(resolve));
    this.#child.send(message);
    const outcome = await Promise.race([answer, this.#child.ended]);
    step.end();
    if ('cause' in outcome) {
      const reason = this.#describe(outcome, this.#limits.loadMs);
      throw releaseError('RELEASE_EVALUATION_FAILED', { release: 'the set', reason });
    }
    if (outcome.kind === 'refused') {
      this.end();
      throw new CodedError(outcome.facts);
    }
  }

  /** Sends blocks, whose results `next` returns in their order. */
  send(blocks: BlockToRender[]): void {
    this.#child.send({ kind: 'render', blocks });
  }

  /** The result of the next block that was sent, or how the process ended instead. */
  async next(position: number): Promise<TimedResult | RendererEnd> {
    const { blockMs, blockCpuMs } = this.#limits;
    const step = this.#child.startStep(position, {
      ...{ wallMs: blockMs, cpuMs: blockCpuMs },
      exceptQueueing: true,
    });
    const arrived = new Promise<void>((resolve) => {
      this.#onResult = resolve;
    });
    const ended = this.#results.length > 0 ? undefined : await Promise.race([arrived, this.#child.ended]);
    step.end();
    const result = this.#results.shift();
    if (result) return result;
    const end = ended ?? (await this.#child.ended);
    const isLate = end.cause === 'late' || end.cause === 'cpu';
    return { kind: 'ended', isLate, reason: this.#describe(end, blockMs) };
  }

  end(): void {
    this.#child.kill('closed');
  }

  #describe(end: ProcessEnd<LiveRendererStep>, stepMs: number): string {
    const { blockCpuMs, memoryBytes } = this.#limits;
    return describeEnd(end, { stepMs, stepCpuMs: blockCpuMs, memoryBytes });
  }
}

/** The process puts the time and the warnings before the HTML, in a line each. */
function withTime(result: BlockResult): TimedResult {
  if (result.kind !== 'rendered') return result;
  const timeEnd = result.html.indexOf('\n');
  const end = result.html.indexOf('\n', timeEnd + 1);
  const warnings = readWarnings(result.html.toString('utf8', timeEnd + 1, end));
  return {
    kind: 'rendered',
    html: result.html.subarray(end + 1),
    cpuMs: Number(result.html.toString('latin1', 0, timeEnd)),
    ...(warnings.length > 0 && { warnings }),
  };
}
