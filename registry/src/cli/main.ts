import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { Command, CommanderError } from 'commander';
import { activate } from './commands/activate.ts';
import type { CommandContext } from './commands/context.ts';
import { publish } from './commands/publish.ts';
import { rollBack } from './commands/rollback.ts';
import { ship } from './commands/ship.ts';
import { status } from './commands/status.ts';
import { createRegistryClient } from './registry-client.ts';
import { createTerminal } from './terminal.ts';

/** Exit codes: 0 done, 1 refused or failed, 2 called wrongly. */
const FAILED = 1;
const MISUSED = 2;

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
    .description('Publishes releases, makes them live, and takes them back.')
    .addHelpText(
      'after',
      '\nEnvironment: REGISTRY_URL (default http://127.0.0.1:4001), SITE_URL (default http://localhost:4000)',
    )
    .exitOverride();
  program
    .command('ship [folders...]')
    .description('build, publish and activate; by default the app in this folder')
    .option('--wait <seconds>', 'how long to wait until the site serves it', Number, 15)
    .option('--no-wait', 'do not wait for the site')
    .action((folders, options) => ship(folders, options, context));
  program
    .command('publish [folders...]')
    .description('send built releases to the registry')
    .action((folders) => publish(folders, context));
  program
    .command('activate <releases...>')
    .description('make releases live in one switch: name (the newest) or name@version')
    .action((releases) => activate(releases, context));
  program
    .command('rollback [name]')
    .description('go back to the release that a name had before, or to the previous live set')
    .action((name) => rollBack(name, context));
  program
    .command('status')
    .description('show what is live')
    .option('--history', 'also the earlier live sets')
    .option('--json', 'for programs')
    .action((options) => status(options, context));
  return program;
}

/** Tells what went wrong, in one line each: `CODE: message`, and what to do. */
function fail(error: unknown): number {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED;
  const code = errorCode(error);
  const { remedy } = error as { remedy?: string };
  process.stderr.write(code ? `${code}: ${reasonOf(error)}\n${remedy}\n` : `${reasonOf(error)}\n`);
  return FAILED;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
