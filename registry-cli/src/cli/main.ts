import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { CommanderError } from 'commander';
import { ignoreClosedPipe } from '../terminal/terminal.ts';
import { createProgram } from './program.ts';

/** Exit codes: 0 success, 1 rejected or failed, 2 incorrect usage. */
const FAILED = 1;
const INCORRECT_USAGE = 2;

ignoreClosedPipe(process.stdout);
ignoreClosedPipe(process.stderr);
try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}

/** Prints an error as two lines, `CODE: message` and the remedy. Returns the exit code. */
function fail(error: unknown): number {
  // Commander has already printed the error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : INCORRECT_USAGE;
  const lines = isCodedError(error) ? [`${error.code}: ${error.message}`, error.remedy] : [reasonOf(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  return FAILED;
}
