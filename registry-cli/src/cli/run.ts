import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { CommanderError } from 'commander';
import type { Host } from './host.ts';
import { createProgram } from './program.ts';

const SUCCESS = 0;
const FAILED = 1;
const INCORRECT_USAGE = 2;

/**
 * Runs a command.
 *
 * @param words the words after `registry`
 * @returns the exit code: 0 success, 1 rejected or failed, 2 incorrect usage
 */
export async function run(words: readonly string[], host: Host): Promise<number> {
  try {
    await createProgram(host).parseAsync([...words], { from: 'user' });
    return SUCCESS;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : INCORRECT_USAGE;
    host.stderr.write(`${linesOf(error).join('\n')}\n`);
    return FAILED;
  }
}

/** `CODE: message`, all problems if there are several, and the remedy. */
function linesOf(error: unknown): string[] {
  if (!isCodedError(error)) return [reasonOf(error)];
  const { code, message, remedy, problems = [] } = error as typeof error & { problems?: string[] };
  return [`${code}: ${message}`, ...(problems.length > 1 ? problems.map((line) => `  ${line}`) : []), remedy];
}
