import { parseArgs } from 'node:util';
import { reasonOf } from '@stadtraum/contracts/errors';
import { CONTENT_PARTS } from './content-parts.ts';
import { exitWithError } from './failure.ts';
import { apiError } from './kernel/errors.ts';
import { findCommand, help } from './operations/commands.ts';
import { readSettings } from './settings.ts';

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', () => process.exit(0));
await main().catch(exitWithError);

/** Runs `operate -- <command> [parameters] [--json]`. Writes the result to stdout, and the names of site and database to stderr. */
async function main(): Promise<void> {
  const { positionals, values } = readArguments(process.argv.slice(2));
  const [name = '', ...parameters] = positionals;
  if (values.help) return write(help());
  const command = findCommand(name);
  const settings = readSettings(process.env);
  const report = (line: string) => void process.stderr.write(`${line}\n`);
  const result = await command.run(settings, parameters, report, CONTENT_PARTS);
  write(values.json ? [JSON.stringify(result, null, 2)] : command.print(result));
}

function readArguments(args: string[]) {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = `${reasonOf(error).split('. ')[0]}; the options are --json and --help`;
    throw apiError('COMMAND_REFUSED', { command: 'operate', reason });
  }
}

function write(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
