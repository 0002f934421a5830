import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endGroup } from '../workspace/command.mjs';
import { ROOT } from '../workspace/root.mjs';
import { titleOf } from './checks.mjs';
import { condense, withoutRepetition } from './log-lines.mjs';
import { StartError } from './start-error.mjs';

const END_WITH_SUPERVISOR = new URL('./end-with-supervisor.mjs', import.meta.url).href;

/** Time that a server has until it answers, at its first start. */
const READY_MS = 60_000;
/** Time that a server has to finish its requests. */
const DRAIN_MS = 8_000;
/** Waits before a restart, by the number of starts in a row that did not last. */
const RESTART_DELAYS_MS = [0, 100, 500, 1_000, 2_000, 5_000, 10_000];
/** A start that lasts this long counts as a success. */
const LASTING_MS = 10_000;

/** A server that answers nothing for this long (an endless loop, a full disk under the database) is replaced. */
const SILENCE_MS = 15_000;
const PULSE_MS = 2_500;

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
 * @property {() => void} [onRestart] called when a restarted server is ready again
 */

/**
 * One server of the site: started, watched, started again when it dies, and ended with everything that it started.
 * It runs in a process group of its own, so that Ctrl-C in the terminal reaches only the supervisor, which ends the servers
 * in their order.
 */
export class SupervisedServer {
  #options;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  /** It was ready once. */
  #isUp = false;
  /** Starts in a row that did not last. */
  #failures = 0;
  /** @type {string[]} plain lines of its first start */
  #words = [];
  #print;

  /** @param {ServerOptions} options */
  constructor(options) {
    this.#options = options;
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
   * @throws {StartError} SERVER_NOT_STARTED, or the server's own reason
   */
  async start(signal) {
    signal?.throwIfAborted();
    const child = this.#spawn();
    const ready = await this.#untilReady(child, READY_MS, signal);
    signal?.throwIfAborted();
    if (!ready) throw await this.#startError(child);
    child.once('exit', () => this.#restart());
    if (child.exitCode !== null || child.signalCode !== null) this.#restart();
    void this.#watch(child);
  }

  /** Lets it finish its requests, then ends it and what it started. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || !isAlive(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([ended, delay(DRAIN_MS, undefined, { ref: false })]);
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
    const child = spawn(process.execPath, ['--import', END_WITH_SUPERVISOR, '--enable-source-maps', entry], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#read(line));
    }
    // Whatever the server had started must not outlive it.
    child.once('exit', () => endGroup(child.pid, 'SIGKILL'));
    return child;
  }

  /** @param {string} line */
  #read(line) {
    this.#options.log.write(line);
    const text = condense(line);
    if (text === undefined) return;
    // Before the first readiness the words of a dying server become the one line of the start's error.
    if (text === line && !this.#isUp) this.#words.push(line);
    else this.#print(text);
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} deadline ms
   * @param {AbortSignal} [signal]
   */
  async #untilReady(child, deadline, signal) {
    const { url, readyPath } = this.#options;
    const end = performance.now() + deadline;
    while (isAlive(child) && performance.now() < end && !signal?.aborted && !this.#stopping) {
      if (await answers(`${url}${readyPath}`)) {
        this.#isUp = true;
        return true;
      }
      await delay(50);
    }
    return false;
  }

  /** Starts it again; the wait grows while it keeps dying at once. */
  async #restart() {
    if (this.#stopping) return;
    const dead = this.#child;
    const wait = RESTART_DELAYS_MS[Math.min(this.#failures, RESTART_DELAYS_MS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#print(`died (${cause(dead)}); starting again${wait > 0 ? ` in ${wait / 1000} s` : ''}`);
    await delay(wait);
    if (this.#stopping) return;

    const started = performance.now();
    const child = this.#spawn();
    child.once('exit', () => this.#restart());
    const ready = await this.#untilReady(child, READY_MS);
    if (!ready) return;
    this.#print(`is back after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    this.#options.onRestart?.();
    void this.#watch(child);
    await delay(LASTING_MS, undefined, { ref: false });
    if (this.#child === child && isAlive(child)) this.#failures = 0;
  }

  /** Replaces a server that lives but has stopped answering. @param {import('node:child_process').ChildProcess} child */
  async #watch(child) {
    // A debugger stops a server on purpose.
    if (process.env.NODE_OPTIONS?.includes('--inspect')) return;
    let lastAnswer = performance.now();
    while (isAlive(child) && !this.#stopping) {
      await delay(PULSE_MS, undefined, { ref: false });
      const asked = performance.now();
      // The supervisor itself may have been asleep (a closed laptop): then nothing is proved against the server.
      if (asked - lastAnswer > SILENCE_MS * 4) lastAnswer = asked;
      if (await answers(`${this.#options.url}/healthz`, PULSE_MS)) lastAnswer = performance.now();
      if (performance.now() - lastAnswer < SILENCE_MS || !isAlive(child)) continue;
      this.#print(`has not answered for ${SILENCE_MS / 1000} s; it is replaced`);
      endGroup(child.pid, 'SIGKILL');
      return;
    }
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #startError(child) {
    const isLate = isAlive(child);
    // Its last words may still be in the pipe.
    if (!isLate) await delay(100);
    const reason = this.#words.find((line) => REASON_LINE.test(line));
    if (reason) return new Error(reason);
    return new StartError('SERVER_NOT_STARTED', {
      server: titleOf(this.#options.name),
      reason: isLate ? `was not ready after ${READY_MS / 1000} s` : `ended at once (${cause(child)})`,
      log: this.#options.log.path,
    });
  }
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
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
