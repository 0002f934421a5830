import { Command, InvalidArgumentError } from 'commander';
import { activate } from '../commands/activate.ts';
import { type ContentOptions, content } from '../commands/content.ts';
import { dev, developAlone } from '../commands/dev.ts';
import { type LogOptions, log } from '../commands/log.ts';
import { type MarkOptions, mark } from '../commands/mark.ts';
import { type PreviewOptions, preview } from '../commands/preview.ts';
import { type PruneOptions, prune } from '../commands/prune.ts';
import { publish } from '../commands/publish.ts';
import { type ReplayOptions, replay } from '../commands/replay.ts';
import { report } from '../commands/report.ts';
import { retire } from '../commands/retire.ts';
import { type RollbackOptions, rollBack } from '../commands/rollback.ts';
import { type ShipOptions, ship } from '../commands/ship.ts';
import { type StatusOptions, status } from '../commands/status.ts';
import { type AcceptanceOptions, acceptances, withAcceptance } from './accept-option.ts';
import { addBisectCommand } from './bisect-program.ts';
import { perform, withConfirmation, withReason } from './define-command.ts';
import { createContext, type Host } from './host.ts';
import { INSTANT_HELP, instant } from './instant-argument.ts';
import { addKeysCommand } from './keys-program.ts';
import { hoursOption, withPreviewOptions } from './preview-options.ts';
import { ENVIRONMENT_HELP, readDevelopmentSettings } from './settings.ts';

const DEFAULT_WAIT_SECONDS = 15;
const DEFAULT_LOG_ENTRIES = 20;

/** Declares all commands. */
export function createProgram(host: Host): Command {
  const program = new Command('registry')
    .description('Publishes releases, activates them and rolls them back.')
    .addHelpText('after', ENVIRONMENT_HELP)
    .configureOutput({
      writeOut: (text) => void host.stdout.write(text),
      writeErr: (text) => void host.stderr.write(text),
    })
    .exitOverride();
  addDevCommand(program, host);
  addReleaseCommands(program, host);
  addUpkeepCommands(program, host);
  addReadingCommands(program, host);
  addBisectCommand(program, host);
  addKeysCommand(program, host);
  return program;
}

function addDevCommand(program: Command, host: Host): void {
  program
    .command('dev [folder]')
    .description('show the blocks of a remote with their examples, and again after each change of its source')
    .option(
      '--in [address]',
      'show them in the pages of a site: the address of its registry (default: REGISTRY_URL), or of the site of that registry',
    )
    .action(async (folder: string | undefined, options: { in?: string | true }) => {
      if (options.in === undefined) return developAlone(folder, host.cwd);
      const env = options.in === true ? host.env : await environmentOf(options.in, host);
      return dev(folder, readDevelopmentSettings(env), createContext({ ...host, env }, {}));
    });
}

/** The environment that leads to a site. @param address of the site, if its registry is `REGISTRY_URL`; or of another registry */
async function environmentOf(address: string, host: Host): Promise<NodeJS.ProcessEnv> {
  const { registry } = createContext(host, {});
  const site = await registry.siteUrl().catch(() => undefined);
  const isSite = site !== undefined && site === address.replace(/\/+$/, '');
  return { ...host.env, ...(isSite ? { SITE_URL: site } : { REGISTRY_URL: address }) };
}

function addReleaseCommands(program: Command, host: Host): void {
  perform<ShipOptions & AcceptanceOptions, [string[]]>(
    host,
    withPreviewOptions(withAcceptance(withReason(program.command('ship [folders...]'))))
      .description('build, publish and activate apps with their content (default: the app in this folder)')
      .option('--wait <seconds>', 'how long to wait until the site serves it', duration, DEFAULT_WAIT_SECONDS)
      .option('--no-wait', 'do not wait for the site')
      .option('--skip-checks <reason>', 'do not run types, lint and tests; the registry records why', text),
    (context, options, folders) => ship(folders, { ...options, accept: acceptances(options) }, context),
  );
  perform<object, [string[]]>(
    host,
    withReason(program.command('publish [folders...]')).description(
      'send built releases to the registry without activating them',
    ),
    (context, _options, folders) => publish(folders, context),
  );
  perform<AcceptanceOptions & KitOption, [string[]]>(
    host,
    withKit(withAcceptance(withReason(program.command('activate <releases...>')))).description(
      'activate releases in one switch: <name> for the last published one, or <name@version>',
    ),
    (context, options, releases) =>
      activate(releases, { accept: acceptances(options), kit: options.kit }, context),
  );
  perform<PreviewOptions, [string[]]>(
    host,
    withKit(withReason(program.command('preview [releases...]')))
      .description(
        'print a link to the site with these releases, which do not go live; without releases, list',
      )
      .addOption(hoursOption())
      .option('--end <id>', 'end this preview'),
    (context, options, releases) => preview(releases, options, context),
  );
  perform<RollbackOptions, [string | undefined]>(
    host,
    withConfirmation(program.command('rollback [name]')).description(
      'restore the previous release of this name, or the previous live set',
    ),
    (context, options, name) => rollBack(name, options, context),
  );
  perform<ContentOptions, [string | undefined]>(
    host,
    withConfirmation(program.command('content [folder]'))
      .description("load the app's folder `content` onto the site (default: the app in this folder)")
      .option('--remove', 'take its content off the site instead'),
    (context, options, folder) => content(folder, options, context),
  );
}

interface KitOption {
  kit?: string;
}

function withKit(command: Command): Command {
  return command.option('--kit <name>', 'the kit that these remotes are to run on, while two are live');
}

function addUpkeepCommands(program: Command, host: Host): void {
  perform<{ yes?: boolean }, [string]>(
    host,
    withConfirmation(program.command('retire <name>')).description(
      'take a remote off the site, or one of two kits',
    ),
    (context, options, name) => retire(name, options, context),
  );
  perform<MarkOptions, [string]>(
    host,
    withReason(program.command('mark <name@version>'))
      .description('mark a release as bad, so that rollbacks skip it and it cannot be activated')
      .option('--clear', 'remove the mark'),
    (context, options, release) => mark(release, options, context),
  );
  perform<PruneOptions, []>(
    host,
    withConfirmation(program.command('prune'))
      .description('remove releases that are neither live nor needed for a rollback')
      .option('--dry-run', 'only list them'),
    (context, options) => prune(options, context),
  );
}

function addReadingCommands(program: Command, host: Host): void {
  perform<StatusOptions, []>(
    host,
    program
      .command('status')
      .description('show the live set and newer releases that are not live')
      .option('--history', 'also show earlier live sets'),
    (context, options) => status(options, context),
  );
  perform<{ json?: boolean }, [string | undefined]>(
    host,
    program
      .command('report [live set]')
      .description('show what the gate found before an activation (default: the current live set)'),
    (context, options, id) => report(id, options, context),
  );
  perform<ReplayOptions, [string, string]>(
    host,
    withReason(program.command('replay'))
      .argument('<path>', 'of the page, without a query')
      .argument('<time>', INSTANT_HELP, instant)
      .description('print a link to a page as it was at a time of the last 30 days')
      .option('--output <file>', 'save the HTML that visitors got', text),
    (context, options, path, at) => replay(path, at, options, context),
  );
  perform<LogOptions, []>(
    host,
    program
      .command('log')
      .description('show who did what, when, why and from which commit, and what was refused')
      .option('--limit <entries>', 'how many entries', count, DEFAULT_LOG_ENTRIES)
      .option('--follow', 'go on printing new entries'),
    (context, options) => log(options, context),
  );
}

function count(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number from 1 to 999999.');
}

function text(value: string): string {
  if (value.trim() !== '') return value.trim();
  throw new InvalidArgumentError('Expected a text.');
}

/** Seconds, with or without a fraction. */
function duration(text: string): number {
  if (/^\d{1,4}(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number of seconds.');
}
