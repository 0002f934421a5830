import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { cliError } from '../../errors.ts';
import type { Check, Verdict } from '../check.ts';
import { type ProcessResult, runWithTimeout } from './run-with-timeout.ts';

/** Exit code with which a command says that it cannot tell, as for `git bisect run`. */
const UNTESTABLE = 125;
const MAX_LINE_LENGTH = 160;

/** Names of the environment variables for commands: the address of the page, and the path of a file with its HTML. */
const PAGE_URL = 'PAGE_URL';
const PAGE_FILE = 'PAGE_FILE';

/**
 * Pages are good if the command exits with 0. They are untestable with 125 or after the timeout, and otherwise bad. Its environment
 * has `PAGE_URL` and `PAGE_FILE`, and not the key that signs requests.
 *
 * @param command the program and its parameters; no shell reads them
 * @param options.timeoutMs in milliseconds; the command and the processes that it started are killed then
 */
export function createCommandCheck(
  command: readonly string[],
  { cwd, timeoutMs }: { cwd: string; timeoutMs: number },
): Check {
  const [program = '', ...parameters] = command;
  return {
    label: `with which \`${command.join(' ')}\` succeeds`,
    async run({ url, html }) {
      const directory = await mkdtemp(join(tmpdir(), 'registry-bisect-'));
      try {
        const file = join(directory, 'page.html');
        await writeFile(file, html);
        const env: NodeJS.ProcessEnv = { ...process.env, [PAGE_URL]: url, [PAGE_FILE]: file };
        delete env.SIGNING_KEY;
        const result = await runWithTimeout(program, parameters, { cwd, env, timeoutMs }).catch((cause) => {
          throw cliError('CHECK_NOT_STARTED', { command: program, reason: reasonOf(cause) }, { cause });
        });
        return verdictOf(result, timeoutMs);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

function verdictOf({ code, signal, lastLine, isLate }: ProcessResult, timeoutMs: number): Verdict {
  if (isLate)
    return { outcome: 'untestable', detail: `the command did not end within ${timeoutMs / 1000} s` };
  const said = lastLine === '' ? '' : `: ${lastLine.slice(0, MAX_LINE_LENGTH)}`;
  const detail = `${signal === null ? `exit code ${code}` : `ended by ${signal}`}${said}`;
  if (code === UNTESTABLE) return { outcome: 'untestable', detail };
  return { outcome: code === 0 ? 'good' : 'bad', detail };
}
