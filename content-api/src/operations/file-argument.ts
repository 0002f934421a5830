import path from 'node:path';
import { apiError } from '../kernel/errors.ts';

/**
 * Resolves the file argument of a command. npm runs commands in the folder of their package; relative paths are resolved from the
 * folder in which npm was started.
 *
 * @throws COMMAND_REFUSED if it is missing
 */
export function fileArgument(command: string, given: string): string {
  if (given) return path.resolve(process.env.INIT_CWD ?? '.', given);
  throw apiError('COMMAND_REFUSED', { command, reason: 'a file is required' });
}
