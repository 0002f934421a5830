import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { CodedError } from '@stadtraum/contracts/errors';
import type { ServerRelease } from '@stadtraum/federation-kit/render';
import { startSilenceTimer } from '@stadtraum/guarded-process/silence-timer';
import {
  type BlockResult,
  type FromRenderer,
  MEMORY_SIGNAL,
  RESULTS_PIPE,
  type ToRenderer,
} from '../../renderer/protocol.ts';
import { ResultReader } from '../../renderer/result-frames.ts';
import { type KeyedBlock, SentInputs } from './sent-inputs.ts';

export interface RendererSettings {
  /** Module that the child process runs. */
  entry: URL;
  /** Node options besides the memory limit. */
  nodeOptions: readonly string[];
  kit: ServerRelease;
  remotes: readonly ServerRelease[];
  /** Milliseconds from the fork until everything is loaded. */
  startDeadline: number;
  /** Milliseconds that one block may take. */
  blockDeadline: number;
  /** Milliseconds after which no further block of a batch is begun. */
  batchBudget: number;
  /** Resident memory in bytes. */
  memoryLimit: number;
}

/** Why a renderer is gone. `late`: a block took too long and the process was killed for it. */
export type RendererEnd = 'closed' | 'late' | 'memory' | 'crashed';

/** Megabytes of JavaScript heap; Buffers come on top, and the memory limit counts both. */
const HEAP_LIMIT = 256;
/** Nothing but orders and results; releases cannot write into the shell's log. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'];
/** Milliseconds that a renderer gets to leave by itself. */
const CLOSING_TIME = 1000;

/** One child process with the server bundles of one live set loaded. It renders one batch at a time. */
export class RendererProcess {
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<RendererEnd>;
  readonly #child: ChildProcess;
  readonly #settings: RendererSettings;
  readonly #sent = new SentInputs();
  #killedFor: RendererEnd | undefined;
  #onResult: ((result: BlockResult) => void) | undefined;

  /**
   * Starts a renderer and waits until it is ready.
   *
   * @throws CodedError what the evaluation of a release threw, or RELEASE_EVALUATION_FAILED when it died or took too long
   */
  static async start(settings: RendererSettings): Promise<RendererProcess> {
    const renderer = new RendererProcess(settings);
    try {
      await renderer.#load();
      return renderer;
    } catch (error) {
      renderer.#kill('closed');
      throw error;
    }
  }

  private constructor(settings: RendererSettings) {
    this.#settings = settings;
    this.#child = fork(settings.entry, {
      execArgv: [...settings.nodeOptions, `--max-old-space-size=${HEAP_LIMIT}`],
      // Releases learn nothing about the machine.
      env: { NODE_ENV: 'production', TZ: 'Europe/Berlin' },
      stdio: STDIO,
    });
    const results = this.#child.stdio[RESULTS_PIPE] as Readable;
    const reader = new ResultReader((result) => this.#onResult?.(result));
    results.on('data', (chunk: Buffer) => reader.read(chunk));
    // Its other end is gone with the process; `ended` tells.
    results.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (_code, signal) => {
        // What it wrote before its end may still lie in the pipe.
        if (results.closed) resolve(this.#endOf(signal));
        else results.once('close', () => resolve(this.#endOf(signal)));
      });
      this.#child.once('error', () => resolve('crashed'));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Renders `blocks` in order and reports each result as it comes.
   *
   * @returns whether the process lived to report all of them; if not, the first one without a result ended it
   */
  async render(blocks: readonly KeyedBlock[], report: (result: BlockResult) => void): Promise<boolean> {
    let waiting = blocks.length;
    const timer = startSilenceTimer(this.#settings.blockDeadline, () => this.#kill('late'));
    const finished = new Promise<void>((resolve) => {
      this.#onResult = (result) => {
        waiting -= 1;
        timer.renew();
        report(result);
        if (waiting === 0) resolve();
      };
    });
    const orders = blocks.map((block) => this.#sent.orderFor(block));
    const forget = this.#sent.takeForgotten();
    this.#send({ kind: 'render', blocks: orders, forget, budget: this.#settings.batchBudget });
    await Promise.race([finished, this.ended]);
    timer.stop();
    this.#onResult = undefined;
    return waiting === 0;
  }

  /** Ends the process, at once when it does not leave by itself. */
  async close(): Promise<void> {
    this.#killedFor ??= 'closed';
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.#kill('closed'), CLOSING_TIME);
    await this.ended;
    clearTimeout(timer);
  }

  #load(): Promise<void> {
    const { kit, remotes, memoryLimit, startDeadline } = this.#settings;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(failedStart(`it took more than ${startDeadline} ms`)),
        startDeadline,
      );
      void this.ended.then((end) => {
        clearTimeout(timer);
        reject(failedStart(end === 'memory' ? 'it used too much memory' : 'the process died'));
      });
      this.#child.once('message', (message: FromRenderer) => {
        clearTimeout(timer);
        if (message.kind === 'ready') resolve();
        if (message.kind === 'refused') reject(new CodedError(message.code, message.details));
      });
      this.#send({ kind: 'load', kit, remotes: [...remotes], limits: { memory: memoryLimit } });
    });
  }

  #send(message: ToRenderer): void {
    // A send to a process that has just died fails; `ended` tells.
    this.#child.send(message, () => {});
  }

  #kill(reason: RendererEnd): void {
    this.#killedFor ??= reason;
    this.#child.kill('SIGKILL');
  }

  #endOf(signal: NodeJS.Signals | null): RendererEnd {
    if (this.#killedFor) return this.#killedFor;
    // SIGABRT is V8 at the limit of its heap.
    return signal === MEMORY_SIGNAL || signal === 'SIGABRT' ? 'memory' : 'crashed';
  }
}

function failedStart(reason: string): CodedError {
  return new CodedError('RELEASE_EVALUATION_FAILED', { release: 'the live set', reason });
}
