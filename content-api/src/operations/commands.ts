import type { ContentParts } from '../content/content-ports.ts';
import { apiError } from '../kernel/errors.ts';
import { OutboxFiles } from '../mail/outbox-files.ts';
import { announce } from './announce.ts';
import { backUpTo, restoreFrom } from './backup.ts';
import type { CommandSettings } from './command-settings.ts';
import { chooseDirectory, loadIntoSite } from './load-into-site.ts';
import { moveDatabase } from './move.ts';
import { runOperation } from './operations.ts';
import * as output from './output.ts';
import { reachSite } from './reach-site.ts';
import { requestOperation } from './request-operation.ts';
import { findServer } from './site-server.ts';
import { readSiteStatus } from './status.ts';

/** Receives one line that names the site and the database before a command does anything. */
type Report = (line: string) => void;

/** A command of `operate`. */
interface Command<Result> {
  /** Parameters, as shown in the help. */
  usage: string;
  summary: string;
  /** @param content see CONTENT_PARTS */
  run(
    settings: CommandSettings,
    parameters: string[],
    report: Report,
    content: ContentParts,
  ): Promise<Result>;
  /** Formats the result for people. */
  print(result: Result): string[];
}

/** Runs an operation through the content API, or directly on the database of a stopped site. */
function operation(name: string) {
  return (settings: CommandSettings, parameters: string[], report: Report) => {
    const { contentDirectory } = settings;
    const files = new OutboxFiles(settings.mail.outboxDirectory);
    return reachSite<unknown>(settings, report, {
      throughServer: (server) => requestOperation(server, name, parameters),
      directly: (database) => runOperation({ database, contentDirectory, files }, name, parameters),
    });
  };
}

/** Checks that `run` and `print` use the same type of result. */
function command<Result>(definition: Command<Result>): Command<unknown> {
  return definition as Command<unknown>;
}

const COMMANDS: Readonly<Record<string, Command<unknown>>> = {
  status: command({
    usage: '',
    summary: 'shows whether the site is running, its database and its content',
    run: (settings, _parameters, report) => readSiteStatus(settings, report),
    print: output.status,
  }),
  mails: command({
    usage: '',
    summary: 'says why mails wait, and lists those that could not be delivered',
    run: operation('mails'),
    print: output.mails,
  }),
  retry: command({
    usage: '[id …]',
    summary: 'retries mails that failed: all of them, or those with the given ids',
    run: operation('retry'),
    print: output.retried,
  }),
  export: command({
    usage: '<address>',
    summary: 'exports everything stored about an e-mail address',
    run: operation('export'),
    print: output.exported,
  }),
  erase: command({
    usage: '<address>',
    summary: 'deletes everything stored about an e-mail address',
    run: operation('erase'),
    print: output.erased,
  }),
  backup: command({
    usage: '<folder> [part …]',
    summary:
      'backs up the database and the registry, or some of database, registry, keys; the site may be running',
    run: backUpTo,
    print: output.backup,
  }),
  restore: command({
    usage: '<folder> [part …]',
    summary: 'restores a backup, or parts of it, where there is none of them; the site must be stopped',
    run: restoreFrom,
    print: output.restored,
  }),
  'move-to-postgresql': command({
    usage: '[url]',
    summary: 'copies the embedded database to an empty PostgreSQL database; the site must be stopped',
    run: (settings, [url], report) => moveDatabase(settings, url, report),
    print: output.moved,
  }),
  announce: command({
    usage: '<file.json>',
    summary: 'publishes or changes an announcement and notifies its subscribers',
    run: async (settings, [file = ''], report, content) => {
      const contentDirectory = chooseDirectory(settings, await findServer(settings));
      const chosen = { ...settings, contentDirectory, hasContentDirectory: true };
      return announce(contentDirectory, file, () => loadIntoSite(chosen, content, report));
    },
    print: output.announced,
  }),
};

/** @throws COMMAND_REFUSED if there is no such command */
export function findCommand(name: string): Command<unknown> {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found) return found;
  const reason = `the commands are ${Object.keys(COMMANDS).join(', ')}`;
  throw apiError('COMMAND_REFUSED', { command: name || 'nothing', reason });
}

/** The help text, as lines. */
export function help(): string[] {
  const rows = Object.entries(COMMANDS).map(([name, { usage, summary }]) => ({
    call: `${name} ${usage}`.trim(),
    summary,
  }));
  const width = Math.max(...rows.map(({ call }) => call.length));
  return [
    'npm run operate -- <command> [--json]',
    '',
    ...rows.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Environment variables select the site, DATA_DIRECTORY and DATABASE_URL in particular.',
  ];
}
