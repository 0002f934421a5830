import { spawn } from 'node:child_process';

/** Reads until its input ends. A line means that the child has ended; the bare end means that the parent has. */
const SCRIPT = 'read -r _ || kill -KILL "$0"';

/**
 * Has a child killed when this process is gone, for whatever reason: a child that loops never hears "disconnect". A shell of
 * less than 1 MB waits at a pipe that the system closes with this process; it works on every Unix.
 *
 * @param onFailure called when this watch cannot be kept up: the child must not go on without it
 * @returns ends the watch, after the child's end
 */
export function killWithParent(processId: number, onFailure: () => void): () => void {
  let ended = false;
  const shell = spawn('/bin/sh', ['-c', SCRIPT, String(processId)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const fail = () => {
    if (!ended) onFailure();
  };
  shell.once('error', fail);
  shell.once('exit', fail);
  shell.stdin.on('error', () => {});
  shell.unref();
  return () => {
    ended = true;
    shell.stdin.end('\n');
  };
}
