import { errorCode, isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import type { Finding } from '@stadtraum/contracts/gate';
import { CommanderError } from 'commander';
import { formatFindings } from '../terminal/report.ts';
import { createTerminal, type Terminal } from '../terminal/terminal.ts';
import type { Host } from './host.ts';
import { createProgram } from './program.ts';

const SUCCESS = 0;
const FAILED = 1;
const INCORRECT_USAGE = 2;
const HELD_BACK = 3;

/**
 * Runs a command.
 *
 * @param words the words after `registry`
 * @returns the exit code: 0 success, 1 rejected or failed, 2 incorrect usage, 3 done, but some content stays as it was
 */
export async function run(words: readonly string[], host: Host): Promise<number> {
  try {
    await createProgram(host).parseAsync([...words], { from: 'user' });
    return SUCCESS;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : INCORRECT_USAGE;
    host.stderr.write(
      `${linesOf(error, createTerminal({ out: host.stdout, notes: host.stderr }, host.env)).join('\n')}\n`,
    );
    return errorCode(error) === 'CONTENT_HELD_BACK' ? HELD_BACK : FAILED;
  }
}

/** `CODE: message`, all problems if there are several or what the gate found, and the remedy. */
function linesOf(error: unknown, terminal: Terminal): string[] {
  if (!isCodedError(error)) return [reasonOf(error)];
  const {
    code,
    message,
    remedy,
    problems = [],
    findings = [],
    report,
  }: RefusalDetails & typeof error = error;
  return [
    `${code}: ${message}`,
    ...(problems.length > 1 ? problems.map((line) => `  ${line}`) : []),
    ...formatFindings(findings, terminal),
    ...(report ? [`  Report: ${report}`] : []),
    remedy,
  ];
}

/** What the registry adds to some refusals, see `RegistryError`. */
interface RefusalDetails {
  problems?: string[];
  findings?: Finding[];
  report?: string;
}
