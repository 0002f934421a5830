import { stripVTControlCharacters } from 'node:util';
import { reasonOf } from '@stadtraum/contracts/errors';

/** Lines that compilers add about themselves. */
const ABOUT_THE_COMPILER =
  /^(Caused by:|Stack backtrace:|\s+Syntax Error|Module build failed .*|\s+\d+: .*|\s+at .*:\d+(:\d+)?\)?)$/;

/** The message of a failed build without colours and without the compiler's own stack: what is wrong, in which file and line. */
export function readableMessage(error: unknown): string {
  const lines = stripVTControlCharacters(reasonOf(error)).split('\n');
  return lines
    .filter((line) => !ABOUT_THE_COMPILER.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
