import { CodedError } from '@stadtraum/contracts/errors';
import { releaseError } from '@stadtraum/federation-kit/errors';
import {
  type KitGroup,
  type OpenServerCode,
  openKitGroups,
  type ServerRelease,
} from '@stadtraum/federation-kit/render';
import type { EndCause } from '@stadtraum/guarded-process/attribute-failure';
import { FIRST_FILE } from '@stadtraum/guarded-process/descriptors';
import { GuardedProcess } from '@stadtraum/guarded-process/guarded-process';
import type { Program } from '@stadtraum/guarded-process/program';
import { type BlockResult, ResultReader } from '@stadtraum/guarded-process/result-frames';
import type { FromRenderer, ToRenderer } from '../../renderer/protocol.ts';
import { type KeyedBlock, SentInputs } from './sent-inputs.ts';

export interface RendererSettings extends Program {
  /** The releases of a live set. */
  groups: readonly KitGroup<ServerRelease>[];
  /** Maximum milliseconds from the fork until everything is loaded. */
  startTimeoutMs: number;
  /** Maximum milliseconds for one block. */
  blockTimeoutMs: number;
  /** Milliseconds after which no more blocks of a batch are started. */
  batchBudgetMs: number;
  /** Limit on resident memory, in bytes. */
  memoryLimitBytes: number;
}

/** Megabytes of JavaScript heap, without buffers; the memory limit covers both. */
const HEAP_LIMIT_MB = 256;

/** A child process that has loaded the server bundles of one live set. It renders one batch at a time. */
export class RendererProcess {
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<EndCause>;
  readonly #process: GuardedProcess<ToRenderer, FromRenderer>;
  readonly #settings: RendererSettings;
  readonly #sent = new SentInputs();
  #onResult: ((result: BlockResult) => void) | undefined;

  /**
   * Starts a renderer and waits until it is ready.
   *
   * @param options.compileAhead whether it compiles all schemas of its live set while no page waits
   * @throws CodedError if a release cannot be evaluated, or if the process dies or times out
   */
  static async start(settings: RendererSettings, { compileAhead = false } = {}): Promise<RendererProcess> {
    const { handles, groups } = await openKitGroups(settings.groups, FIRST_FILE);
    const renderer = new RendererProcess(
      settings,
      handles.map(({ fd }) => fd),
    );
    try {
      await Promise.all(handles.map((handle) => handle.close()));
      await renderer.#load(groups, compileAhead);
      return renderer;
    } catch (error) {
      renderer.#process.kill('closed');
      throw error;
    }
  }

  private constructor(settings: RendererSettings, files: readonly number[]) {
    this.#settings = settings;
    this.#process = new GuardedProcess(settings, {
      memoryBytes: settings.memoryLimitBytes,
      heapMegabytes: HEAP_LIMIT_MB,
      resultsPipe: true,
      files,
    });
    const reader = new ResultReader((result) => this.#onResult?.(result));
    this.#process.results?.on('data', (chunk: Buffer) => reader.read(chunk));
    this.ended = this.#process.ended.then(({ cause }) => cause);
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Renders `blocks` in order and reports each result as it arrives.
   *
   * @param isPublic see `BatchOptions`
   * @returns whether the process survived; if not, the first block without a result ended it
   */
  async render(
    blocks: readonly KeyedBlock[],
    isPublic: boolean,
    report: (result: BlockResult) => void,
  ): Promise<boolean> {
    let waiting = blocks.length;
    const step = this.#process.startStep('render', { wallMs: this.#settings.blockTimeoutMs });
    const finished = new Promise<void>((resolve) => {
      this.#onResult = (result) => {
        waiting -= 1;
        step.renew();
        report(result);
        if (waiting === 0) resolve();
      };
    });
    const requests = blocks.map((block) => this.#sent.requestFor(block));
    const forget = this.#sent.takeForgotten();
    const budget = this.#settings.batchBudgetMs;
    this.#process.send({ kind: 'render', blocks: requests, forget, budget, isPublic });
    await Promise.race([finished, this.ended]);
    step.end();
    this.#onResult = undefined;
    return waiting === 0;
  }

  /** Stops the process, by force if it does not exit by itself. */
  close(): Promise<void> {
    return this.#process.close();
  }

  async #load(groups: KitGroup<OpenServerCode>[], compileAhead: boolean): Promise<void> {
    const { startTimeoutMs } = this.#settings;
    const step = this.#process.startStep('start', { wallMs: startTimeoutMs });
    const response = new Promise<FromRenderer>((resolve) => this.#process.onMessage(resolve));
    this.#process.send({ kind: 'load', groups, compileAhead });
    const outcome = await Promise.race([response, this.ended]);
    step.end();
    if (outcome === 'late') throw startFailure(`it took more than ${startTimeoutMs} ms`);
    if (outcome === 'memory') throw startFailure('it used too much memory');
    if (typeof outcome === 'string') throw startFailure('the process died');
    if (outcome.kind === 'refused') throw new CodedError(outcome.facts);
  }
}

function startFailure(reason: string): CodedError {
  return releaseError('RELEASE_EVALUATION_FAILED', { release: 'the live set', reason });
}
