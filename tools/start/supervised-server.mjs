import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../workspace/command.mjs';
import { getLocally } from '../workspace/local-request.mjs';
import { ROOT } from '../workspace/root.mjs';
import { displayName } from './checks.mjs';
import { HangWatch } from './hang-watch.mjs';
import { condense, withoutRepetition } from './log-lines.mjs';
import { StartError } from './start-error.mjs';

const PRELOADED = ['./end-with-supervisor.mjs', './heartbeat.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);
/** The server's file descriptor of the heartbeat pipe. */
const HEARTBEAT_PIPE = 3;

/** Timeout for a server's first start. */
const READY_MS = 60_000;
/** After a process exits, its last output is read within this time. */
const FINAL_OUTPUT_MS = 100;
/** Delays before a restart, by the number of failed starts in a row. */
const RESTART_DELAYS_MS = [0, 100, 500, 1_000, 2_000, 5_000, 10_000];
/** A server that runs this long has started successfully. */
const STABLE_MS = 10_000;

/** A process that the system kills when memory runs out has no last words. */
const OUT_OF_MEMORY = ', probably because memory ran out: the site needs 2 GB of memory (docs/operations.md)';

/** Default of `maxHangMs`. */
const DEFAULT_MAX_HANG_MS = 15_000;

/** Intervals of readiness checks: during READY_MS, and after it. */
const POLL_MS = 50;
const SLOW_POLL_MS = 500;
const POLL_TIMEOUT_MS = 2_000;

/** A server's own reason why it cannot start: `CODE: message remedy`. */
const REASON_LINE = /^[A-Z]+(_[A-Z]+)+: /;

/**
 * @typedef {object} ServerOptions
 * @property {import('./settings.mjs').ServerName} name
 * @property {string} entry path of its program, from the root
 * @property {NodeJS.ProcessEnv} env
 * @property {string} url its origin
 * @property {string} readyPath returns 200 once the server is ready
 * @property {import('./log-file.mjs').LogFile} log
 * @property {(line: string) => void} print a line for the terminal
 * @property {number} [maxHangMs] a server whose event loop is blocked for longer is replaced
 * @property {() => void} [onRestart] called when a restarted server is ready again
 */

/**
 * Starts a server of the site, restarts it when it exits or hangs, and stops it with all its child processes. The server runs in its
 * own process group, so that Ctrl-C in the terminal reaches only the supervisor, which stops the servers in order.
 */
export class SupervisedServer {
  #options;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** Why the current process is not ready. */
  #notReadyReason = '';
  /** The process that was killed because it hung. @type {import('node:child_process').ChildProcess | undefined} */
  #hung;
  /** Whether the current process has been ready. */
  #wasReady = false;
  /** Number of failed starts in a row. */
  #failures = 0;
  /** @type {string[]} plain-text lines that the current process printed before it was ready */
  #startLines = [];
  /** Why the previous process exited, until a process is ready; a repeated reason is printed once. @type {string | undefined} */
  #reportedReason;
  #hangWatch;
  #print;

  /** @param {ServerOptions} options */
  constructor(options) {
    this.#options = options;
    this.#hangWatch = new HangWatch(options.maxHangMs ?? DEFAULT_MAX_HANG_MS);
    const name = options.name.padEnd('content-api'.length);
    this.#print = withoutRepetition((line) => options.print(`${name}  ${line}`));
  }

  get processId() {
    return this.#child?.pid;
  }

  /**
   * Starts the server for the first time and waits until it is ready.
   *
   * @param {AbortSignal} [signal]
   * @param {(error: Error) => boolean} [isTemporary] errors after which the start is retried in the background
   * @returns {Promise<string | undefined>} the temporary error's message; undefined once the server is ready
   * @throws {StartError} SERVER_NOT_STARTED, or the server's own reason
   */
  async start(signal, isTemporary = () => false) {
    signal?.throwIfAborted();
    const started = performance.now();
    const child = this.#spawn();
    const ready = await this.#untilReady(child, this.#options.readyPath, READY_MS, signal);
    signal?.throwIfAborted();
    if (ready) {
      onExit(child, () => this.#restart());
      return undefined;
    }
    const error = await this.#startError(child);
    if (!isTemporary(error)) throw error;
    this.#reportedReason = this.#reason(child);
    if (isAlive(child)) void this.#follow(child, started);
    else void this.#restart();
    return error.message;
  }

  /**
   * Waits until another of the server's paths returns 200.
   *
   * @param {string} path
   * @param {AbortSignal} [signal]
   * @throws {StartError} SERVER_NOT_STARTED
   */
  async untilReady(path, signal) {
    const child = this.#child;
    if (!child) return;
    const ready = await this.#untilReady(child, path, READY_MS, signal);
    signal?.throwIfAborted();
    // A server that has exited is restarted in the background.
    if (!ready && isAlive(child)) throw await this.#startError(child);
  }

  /**
   * Lets the server finish its requests, then kills the rest of its process group.
   *
   * @param {number} drainMs timeout for the requests
   */
  async stop(drainMs) {
    this.#stopping = true;
    const child = this.#child;
    if (!child || !isAlive(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([ended, delay(drainMs, undefined, { ref: false })]);
    endGroup(child.pid, 'SIGKILL');
    if (isAlive(child)) await ended;
  }

  /** Kills the server immediately. */
  kill() {
    this.#stopping = true;
    endGroup(this.#child?.pid, 'SIGKILL');
  }

  #spawn() {
    const { entry, env } = this.#options;
    const child = spawn(process.execPath, [...PRELOADED, '--enable-source-maps', entry], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...env,
        HEARTBEAT_PIPE: String(HEARTBEAT_PIPE),
        PARENT_PROCESS_ID: String(process.pid),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#wasReady = false;
    this.#startLines = [];
    const [, output, errors, heartbeat] = child.stdio;
    for (const stream of [output, errors]) {
      createInterface({ input: /** @type {import('node:stream').Readable} */ (stream) }).on('line', (line) =>
        this.#read(line),
      );
    }
    heartbeat?.on('data', () => this.#hangWatch.beat());
    // Child processes must not outlive the server.
    child.once('exit', () => endGroup(child.pid, 'SIGKILL'));
    void this.#watch(child);
    return child;
  }

  /** @param {string} line */
  #read(line) {
    this.#options.log.write(line);
    const text = condense(line);
    if (text === undefined) return;
    // Plain text that a server prints before it is ready explains why it cannot start; it is printed once.
    if (text === line && !this.#wasReady) this.#startLines.push(line);
    else this.#print(text);
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} path
   * @param {number} timeoutMs
   * @param {AbortSignal} [signal]
   */
  async #untilReady(child, path, timeoutMs, signal) {
    const started = performance.now();
    const elapsedMs = () => performance.now() - started;
    while (isAlive(child) && elapsedMs() < timeoutMs && !signal?.aborted && !this.#stopping) {
      this.#notReadyReason = await whyNotReady(`${this.#options.url}${path}`);
      if (this.#notReadyReason === '') {
        this.#wasReady = true;
        this.#reportedReason = undefined;
        return true;
      }
      await delay(elapsedMs() < READY_MS ? POLL_MS : SLOW_POLL_MS);
    }
    return false;
  }

  /** Restarts the server, after a delay that grows with repeated failures. */
  async #restart() {
    if (this.#stopping || !this.#child) return;
    const exited = this.#child;
    // The last output of the process may still be in the pipe.
    if (!this.#wasReady) await delay(FINAL_OUTPUT_MS);
    const wait = RESTART_DELAYS_MS[Math.min(this.#failures, RESTART_DELAYS_MS.length - 1)] ?? 0;
    this.#failures += 1;
    const reason = this.#reason(exited);
    if (reason !== this.#reportedReason) {
      for (const line of this.#startLines) this.#print(line);
      this.#print(`exited (${cause(exited)}); restarting${wait > 0 ? ` in ${wait / 1000} s` : ''}`);
    }
    this.#reportedReason = reason;
    await delay(wait);
    if (this.#stopping) return;
    await this.#follow(this.#spawn(), performance.now());
  }

  /**
   * Waits without a timeout until a restarted process is ready, and then reports it.
   *
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} started
   */
  async #follow(child, started) {
    onExit(child, () => this.#restart());
    const ready = await this.#untilReady(child, this.#options.readyPath, Number.POSITIVE_INFINITY);
    if (!ready) return;
    this.#print(`is ready again after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    this.#options.onRestart?.();
    await delay(STABLE_MS, undefined, { ref: false });
    if (this.#child === child && isAlive(child)) this.#failures = 0;
  }

  /** Kills a server that hangs; its exit triggers a restart. @param {import('node:child_process').ChildProcess} child */
  async #watch(child) {
    // A debugger blocks the event loop on purpose.
    if (process.env.NODE_OPTIONS?.includes('--inspect') || child.pid === undefined) return;
    const blockedMs = await this.#hangWatch.untilHung(child.pid, () => isAlive(child) && !this.#stopping);
    if (blockedMs === undefined) return;
    this.#print(`hangs: its event loop has been blocked for ${Math.round(blockedMs / 1000)} s; restarting`);
    this.#hung = child;
    endGroup(child.pid, 'SIGKILL');
  }

  /** Returns why a process exited: the reason that it printed, or its signal or exit status. @param {import('node:child_process').ChildProcess} child */
  #reason(child) {
    return this.#startLines.find((line) => REASON_LINE.test(line)) ?? cause(child);
  }

  /** Whether the system has probably killed a process, which cannot say why. @param {import('node:child_process').ChildProcess} child */
  #isOutOfMemory(child) {
    return child.signalCode === 'SIGKILL' && child !== this.#hung && !this.#stopping;
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #startError(child) {
    const timedOut = isAlive(child);
    if (!timedOut) await delay(FINAL_OUTPUT_MS);
    const reason = this.#startLines.find((line) => REASON_LINE.test(line));
    if (reason) return new Error(reason);
    return new StartError('SERVER_NOT_STARTED', {
      server: displayName(this.#options.name),
      reason: timedOut
        ? `was not ready after ${READY_MS / 1000} s: ${this.#notReadyReason}`
        : `exited immediately (${cause(child)})${this.#isOutOfMemory(child) ? OUT_OF_MEMORY : ''}`,
      log: this.#options.log.path,
    });
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {() => void} listener called immediately if the process has already exited */
function onExit(child, listener) {
  if (isAlive(child)) child.once('exit', listener);
  else listener();
}

/** @param {import('node:child_process').ChildProcess} child */
function isAlive(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** @param {import('node:child_process').ChildProcess | undefined} child */
function cause(child) {
  return child?.signalCode ?? `exit status ${child?.exitCode}`;
}

/** Returns why a server is not ready; empty if it is. @param {string} url */
async function whyNotReady(url) {
  try {
    const { ok, status } = await getLocally(url, POLL_TIMEOUT_MS);
    return ok ? '' : `${url} returned ${status}`;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    return `${url} did not answer (${code ?? message})`;
  }
}
