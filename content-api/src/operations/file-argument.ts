import path from 'node:path';
import { apiError } from '../kernel/errors.ts';

/**
 * The file that a command was given. npm runs a command in its package's folder; a relative path means the folder that npm was
 * called in.
 *
 * @throws COMMAND_REFUSED when there is none
 */
export function fileArgument(command: string, given: string): string {
  if (given) return path.resolve(process.env.INIT_CWD ?? '.', given);
  throw apiError('COMMAND_REFUSED', { command, reason: 'it needs a file' });
}
