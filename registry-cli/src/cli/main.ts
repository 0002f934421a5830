import { isCodedError, reasonOf } from '@stadtraum/contracts/errors';
import { Command, CommanderError } from 'commander';
import { createRegistryClient } from '../clients/registry-client.ts';
import { activate } from '../commands/activate.ts';
import type { CommandContext } from '../commands/context.ts';
import { publish } from '../commands/publish.ts';
import { rollBack } from '../commands/rollback.ts';
import { ship } from '../commands/ship.ts';
import { status } from '../commands/status.ts';
import { createTerminal } from '../terminal/terminal.ts';

/** Exit codes: 0 success, 1 rejected or failed, 2 incorrect usage. */
const FAILED = 1;
const INCORRECT_USAGE = 2;

const { env } = process;
const context: CommandContext = {
  registry: createRegistryClient(withoutSlash(env.REGISTRY_URL || 'http://127.0.0.1:4001')),
  terminal: createTerminal(process.stdout, env),
  cwd: process.cwd(),
  siteUrl: withoutSlash(env.SITE_URL || 'http://localhost:4000'),
};

try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = fail(error);
}

function createProgram(): Command {
  const program = new Command('registry')
    .description('Publishes releases, activates them and rolls them back.')
    .addHelpText(
      'after',
      '\nEnvironment: REGISTRY_URL (default http://127.0.0.1:4001), SITE_URL (default http://localhost:4000)',
    )
    .exitOverride();
  program
    .command('ship [folders...]')
    .description('build, publish and activate apps (default: the app in this folder)')
    .option('--wait <seconds>', 'how long to wait until the site serves the new live set', Number, 15)
    .option('--no-wait', 'do not wait for the site')
    .action((folders, options) => ship(folders, options, context));
  program
    .command('publish [folders...]')
    .description('send built releases to the registry without activating them')
    .action((folders) => publish(folders, context));
  program
    .command('activate <releases...>')
    .description('activate releases in one switch: <name> for the newest one, or <name@version>')
    .action((releases) => activate(releases, context));
  program
    .command('rollback [name]')
    .description('restore the previous release of this name, or the previous live set')
    .action((name) => rollBack(name, context));
  program
    .command('status')
    .description('show the live set and newer releases that are not live')
    .option('--history', 'also show earlier live sets')
    .option('--json', 'print JSON')
    .action((options) => status(options, context));
  return program;
}

/** Prints an error as two lines, `CODE: message` and the remedy. Returns the exit code. */
function fail(error: unknown): number {
  // Commander has already printed the error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : INCORRECT_USAGE;
  const lines = isCodedError(error) ? [`${error.code}: ${error.message}`, error.remedy] : [reasonOf(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  return FAILED;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
