import { spawn } from 'node:child_process';
import { rmdirSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Readable, Writable } from 'node:stream';
import { killWithParent } from '@stadtraum/guarded-process/kill-with-parent';
import { DevtoolsPipe } from './devtools-pipe.ts';

/** Descriptors of Chromium's debugging pipe. */
const READS = 3;
const WRITES = 4;

/**
 * Chromium runs no script and sends nothing: every request is answered or refused through the pipe (see `Camera`), no name has an
 * address, and where the machine allows it the process has a user of its own and no network. Its sandbox needs rights that
 * containers rarely grant, so it is switched off.
 */
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-pipe',
  '--blink-settings=scriptEnabled=false',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-proxy-server',
  '--no-first-run',
  '--no-default-browser-check',
  '--hide-scrollbars',
  '--mute-audio',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-background-networking',
  '--disable-component-update',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** Its environment, which reveals nothing about the machine. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_DE.UTF-8', TZ: 'Europe/Berlin' };

/**
 * Starts a Chromium, which ends with this process, whatever ends that. Its profile is removed then.
 *
 * @param executable path of the program
 * @param profile directory of its own
 * @param onEnd called when it ends by itself, or does not start
 */
export function startChromium(executable: string, profile: string, onEnd: () => void): DevtoolsPipe {
  const child = spawn(executable, [...OPTIONS, `--user-data-dir=${profile}`, 'about:blank'], {
    cwd: '/',
    env: { ...ENVIRONMENT, HOME: profile, TMPDIR: profile },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A process group of its own, so that all its processes can be killed at once.
    detached: true,
  });
  child.once('error', onEnd);
  child.once('exit', onEnd);
  const { pid } = child;
  if (pid !== undefined) keepPriority(pid);
  // A negative id means the group. The watch is never stopped, so it acts when this process ends.
  if (pid !== undefined) killWithParent(-pid, onEnd, profile);
  else rmdirSync(profile);
  const [output, input] = [child.stdio[READS], child.stdio[WRITES]];
  if (!(output instanceof Writable) || !(input instanceof Readable)) throw new Error('it has no pipe');
  return new DevtoolsPipe(input, output);
}

/**
 * Gives the browser's session this process's priority. Linux shares processors among sessions first (`man 7 sched`, autogroup), so a
 * `nice` value has no effect on the processes of other sessions.
 */
function keepPriority(processId: number): void {
  try {
    writeFileSync(`/proc/${processId}/autogroup`, String(getPriority()));
  } catch {
    // The system does not group sessions, or the browser has already ended.
  }
}
