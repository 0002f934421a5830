import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../workspace/command.mjs';
import { ROOT } from '../workspace/root.mjs';
import { titleOf } from './checks.mjs';
import { HangWatch } from './hang-watch.mjs';
import { condense, withoutRepetition } from './log-lines.mjs';
import { StartError } from './start-error.mjs';

const PRELOADED = ['./end-with-supervisor.mjs', './heartbeat.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);
/** The file descriptor of the heartbeat's pipe in the server. */
const HEARTBEAT_PIPE = 3;

/** Time that a server has until it answers, at its first start. */
const READY_MS = 60_000;
/** What a process wrote before its end is read after it. */
const LAST_WORDS_MS = 100;
/** Waits before a restart, by the number of starts in a row that did not last. */
const RESTART_DELAYS_MS = [0, 100, 500, 1_000, 2_000, 5_000, 10_000];
/** A start that lasts this long counts as a success. */
const LASTING_MS = 10_000;

/** A server whose event loop has not turned for this long is replaced, unless its options say otherwise. */
const HUNG_MS = 15_000;

/** How often a server is asked whether it is ready: at first, and once it takes longer. */
const ASK_MS = 50;
const ASK_SELDOM_MS = 500;

/** A line by which a server says why it cannot start: `CODE: message remedy`. */
const REASON_LINE = /^[A-Z]+(_[A-Z]+)+: /;

/**
 * @typedef {object} ServerOptions
 * @property {import('./settings.mjs').ServerName} name
 * @property {string} entry path of its program, from the root
 * @property {NodeJS.ProcessEnv} env
 * @property {string} url its origin
 * @property {string} readyPath answers 200 when it is ready
 * @property {import('./log-file.mjs').LogFile} log
 * @property {(line: string) => void} print a line for the terminal
 * @property {number} [hungMs] how long its event loop may stand still
 * @property {() => void} [onRestart] called when a restarted server is ready again
 */

/**
 * One server of the site: started, watched, started again when it dies or hangs, and ended with everything that it started.
 * It runs in a process group of its own, so that Ctrl-C in the terminal reaches only the supervisor, which ends the servers
 * in their order.
 */
export class SupervisedServer {
  #options;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** The present process was ready once. */
  #isUp = false;
  /** Starts in a row that did not last. */
  #failures = 0;
  /** @type {string[]} plain lines of the present process before it was ready */
  #words = [];
  /** Why the process before the present one ended, until one is ready: the same reason is told once. @type {string | undefined} */
  #toldReason;
  #hangWatch;
  #print;

  /** @param {ServerOptions} options */
  constructor(options) {
    this.#options = options;
    this.#hangWatch = new HangWatch(options.hungMs ?? HUNG_MS);
    const name = options.name.padEnd('content-api'.length);
    this.#print = withoutRepetition((line) => options.print(`${name}  ${line}`));
  }

  get processId() {
    return this.#child?.pid;
  }

  /**
   * Starts it for the first time and waits until it is ready.
   *
   * @param {AbortSignal} [signal]
   * @param {(error: Error) => boolean} [isTemporary] for such a reason it is not given up but tried again in the background
   * @returns {Promise<string | undefined>} that reason; undefined when it is ready
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
    this.#toldReason = this.#reason(child);
    if (isAlive(child)) void this.#follow(child, started);
    else void this.#restart();
    return error.message;
  }

  /**
   * Waits until another of its addresses answers 200.
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
    // One that dies meanwhile is started again as any other time.
    if (!ready && isAlive(child)) throw await this.#startError(child);
  }

  /**
   * Lets it finish its requests, then ends it and what it started.
   *
   * @param {number} drainMs time that it has for its requests
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

  /** Ends it at once. */
  kill() {
    this.#stopping = true;
    endGroup(this.#child?.pid, 'SIGKILL');
  }

  #spawn() {
    const { entry, env } = this.#options;
    const child = spawn(process.execPath, [...PRELOADED, '--enable-source-maps', entry], {
      cwd: ROOT,
      env: { ...process.env, ...env, HEARTBEAT_PIPE: String(HEARTBEAT_PIPE) },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#isUp = false;
    this.#words = [];
    const [, output, errors, heartbeat] = child.stdio;
    for (const stream of [output, errors]) {
      createInterface({ input: /** @type {import('node:stream').Readable} */ (stream) }).on('line', (line) =>
        this.#read(line),
      );
    }
    heartbeat?.on('data', () => this.#hangWatch.beat());
    // Whatever the server had started must not outlive it.
    child.once('exit', () => endGroup(child.pid, 'SIGKILL'));
    void this.#watch(child);
    return child;
  }

  /** @param {string} line */
  #read(line) {
    this.#options.log.write(line);
    const text = condense(line);
    if (text === undefined) return;
    // Before a server is ready its plain words are the reason why it cannot start, which is told once.
    if (text === line && !this.#isUp) this.#words.push(line);
    else this.#print(text);
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} path
   * @param {number} deadline ms
   * @param {AbortSignal} [signal]
   */
  async #untilReady(child, path, deadline, signal) {
    const started = performance.now();
    const passed = () => performance.now() - started;
    while (isAlive(child) && passed() < deadline && !signal?.aborted && !this.#stopping) {
      if (await answers(`${this.#options.url}${path}`)) {
        this.#isUp = true;
        this.#toldReason = undefined;
        return true;
      }
      await delay(passed() < READY_MS ? ASK_MS : ASK_SELDOM_MS);
    }
    return false;
  }

  /** Starts it again; the wait grows while it keeps dying at once. */
  async #restart() {
    if (this.#stopping || !this.#child) return;
    const dead = this.#child;
    // Its last words may still be in the pipe.
    if (!this.#isUp) await delay(LAST_WORDS_MS);
    const wait = RESTART_DELAYS_MS[Math.min(this.#failures, RESTART_DELAYS_MS.length - 1)] ?? 0;
    this.#failures += 1;
    const reason = this.#reason(dead);
    if (reason !== this.#toldReason) {
      for (const line of this.#words) this.#print(line);
      this.#print(`died (${cause(dead)}); starting again${wait > 0 ? ` in ${wait / 1000} s` : ''}`);
    }
    this.#toldReason = reason;
    await delay(wait);
    if (this.#stopping) return;
    await this.#follow(this.#spawn(), performance.now());
  }

  /**
   * Waits until a process that was started again is ready, however long that takes, and says so.
   *
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} started
   */
  async #follow(child, started) {
    onExit(child, () => this.#restart());
    const ready = await this.#untilReady(child, this.#options.readyPath, Number.POSITIVE_INFINITY);
    if (!ready) return;
    this.#print(`is back after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    this.#options.onRestart?.();
    await delay(LASTING_MS, undefined, { ref: false });
    if (this.#child === child && isAlive(child)) this.#failures = 0;
  }

  /** Replaces a server that lives but hangs. @param {import('node:child_process').ChildProcess} child */
  async #watch(child) {
    // A debugger stops a server on purpose.
    if (process.env.NODE_OPTIONS?.includes('--inspect') || child.pid === undefined) return;
    const stoodStillMs = await this.#hangWatch.untilHung(child.pid, () => isAlive(child) && !this.#stopping);
    if (stoodStillMs === undefined) return;
    this.#print(
      `hangs: its event loop has stood still for ${Math.round(stoodStillMs / 1000)} s; it is replaced`,
    );
    endGroup(child.pid, 'SIGKILL');
  }

  /** Why a process ended: the line in which it says so itself, or how. @param {import('node:child_process').ChildProcess} child */
  #reason(child) {
    return this.#words.find((line) => REASON_LINE.test(line)) ?? cause(child);
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #startError(child) {
    const isLate = isAlive(child);
    if (!isLate) await delay(LAST_WORDS_MS);
    const reason = this.#words.find((line) => REASON_LINE.test(line));
    if (reason) return new Error(reason);
    return new StartError('SERVER_NOT_STARTED', {
      server: titleOf(this.#options.name),
      reason: isLate ? `was not ready after ${READY_MS / 1000} s` : `ended at once (${cause(child)})`,
      log: this.#options.log.path,
    });
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {() => void} listener called at once for one that has ended */
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

/** @param {string} url @param {number} [deadline] ms */
async function answers(url, deadline = 2_000) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
    // Nothing waits for the body: Node 20 may forget the signal once the headers are there.
    void response.body?.cancel().catch(() => {});
    return response.ok;
  } catch {
    return false;
  }
}
