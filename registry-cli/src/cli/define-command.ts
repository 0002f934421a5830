import type { Command } from 'commander';
import type { CommandContext } from '../commands/context.ts';
import { type CommonOptions, createContext, type Host } from './host.ts';

const YES = ['-y, --yes', 'do not ask'] as const;
const REASON = ['--reason <text>', 'why, for the log'] as const;
const JSON_OUTPUT = ['--json', 'print the result as JSON'] as const;

/**
 * Gives a command its action. A returned value is printed as JSON if the person asks for JSON.
 *
 * @param act takes the context, the command's options and its arguments
 */
export function perform<Options extends object, Arguments extends unknown[]>(
  host: Host,
  command: Command,
  act: (context: CommandContext, options: Options, ...parameters: Arguments) => Promise<unknown>,
): Command {
  return command.option(...JSON_OUTPUT).action(async (...given: unknown[]) => {
    // Commander appends the options and the command to the arguments.
    const options = given.at(-2) as Options & CommonOptions;
    const context = createContext(host, options);
    const result = await act(context, options, ...(given.slice(0, -2) as Arguments));
    if (options.json && result !== undefined) context.terminal.result(JSON.stringify(result, null, 2));
  });
}

/** Adds the option `--reason` of commands that change something. */
export function withReason(command: Command): Command {
  return command.option(...REASON);
}

/** Adds `--reason`, and `--yes` for scripts, which cannot be asked. */
export function withConfirmation(command: Command): Command {
  return withReason(command).option(...YES);
}
