import { spawn } from 'node:child_process';

/**
 * Waits for input. A line means that the child has ended; end of input without a line means that the parent has. What is killed may write
 * to its directory for a moment.
 */
const SCRIPT = `read -r _ && exit
kill -KILL "$0"
[ -n "$1" ] || exit
for _ in 1 2 3 4 5; do rm -rf -- "$1" && exit; sleep 1; done`;

/**
 * Kills a child when this process ends for any reason: a child in an endless loop never handles "disconnect". A shell
 * (using less than 1 MB of memory) waits on a pipe that the system closes when this process ends. This works on every Unix.
 *
 * @param processId a negative one means a process group
 * @param onFailure called when the watch fails, because the child must not run without it
 * @param directory the child's own, which is removed after it is killed
 * @returns a function that stops the watch; call it when the child has ended
 */
export function killWithParent(processId: number, onFailure: () => void, directory = ''): () => void {
  let ended = false;
  const shell = spawn('/bin/sh', ['-c', SCRIPT, String(processId), directory], {
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
