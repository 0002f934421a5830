import type { ContentParts } from '../content/content-ports.ts';
import { apiError } from '../kernel/errors.ts';
import { OutboxFiles } from '../mail/outbox-files.ts';
import { announce } from './announce.ts';
import { backUpTo, restoreFrom } from './backup.ts';
import type { CommandSettings } from './command-settings.ts';
import { loadIntoSite } from './load-into-site.ts';
import { moveDatabase } from './move.ts';
import { runOperation } from './operations.ts';
import * as output from './output.ts';
import { reachSite } from './reach-site.ts';
import { requestOperation } from './request-operation.ts';
import { findServer } from './site-server.ts';
import { readSiteStatus } from './status.ts';

/** Gets one line that names the site and the database before a command does anything. */
type Report = (line: string) => void;

/** A command of `operate`. */
interface Command<Answer> {
  /** Its parameters, as the help shows them. */
  usage: string;
  summary: string;
  /** @param content what the site's features add to content that is loaded */
  run(
    settings: CommandSettings,
    parameters: string[],
    report: Report,
    content: ContentParts,
  ): Promise<Answer>;
  /** The answer as lines for people. */
  print(answer: Answer): string[];
}

/** An operation that the content API carries out itself while it runs. */
function operation(name: string) {
  return (settings: CommandSettings, parameters: string[], report: Report) => {
    const files = new OutboxFiles(settings.mail.outboxDirectory);
    return reachSite<unknown>(settings, report, {
      throughServer: (server) => requestOperation(server, name, parameters),
      directly: (database) => runOperation({ database, files }, name, parameters),
    });
  };
}

/** Holds run and print of one command to the same answer. */
function command<Answer>(of: Command<Answer>): Command<unknown> {
  return of as Command<unknown>;
}

const COMMANDS: Readonly<Record<string, Command<unknown>>> = {
  status: command({
    usage: '',
    summary: 'what runs, on which database, with how much in it',
    run: (settings, _parameters, report) => readSiteStatus(settings, report),
    print: output.status,
  }),
  mails: command({
    usage: '',
    summary: 'lists mails that could not be delivered',
    run: operation('mails'),
    print: output.mails,
  }),
  retry: command({
    usage: '[id …]',
    summary: 'tries them again, all or those that are named',
    run: operation('retry'),
    print: output.retried,
  }),
  export: command({
    usage: '<address>',
    summary: 'shows all that is stored about an e-mail address',
    run: operation('export'),
    print: output.exported,
  }),
  erase: command({
    usage: '<address>',
    summary: 'deletes all that',
    run: operation('erase'),
    print: output.erased,
  }),
  backup: command({
    usage: '<file>',
    summary: 'writes the embedded database into a file, also while the site runs',
    run: (settings, [file = ''], report) => backUpTo(settings, file, report),
    print: output.backup,
  }),
  restore: command({
    usage: '<file>',
    summary: 'puts a backup in its place; the site must have ended',
    run: (settings, [file = ''], report) => restoreFrom(settings, file, report),
    print: output.restored,
  }),
  'move-to-postgresql': command({
    usage: '[url]',
    summary: 'carries the embedded database into an empty PostgreSQL; the site must have ended',
    run: (settings, [url], report) => moveDatabase(settings, url, report),
    print: output.moved,
  }),
  announce: command({
    usage: '<file.json>',
    summary: 'publishes or changes an announcement, and tells its subscribers',
    run: async (settings, [file = ''], report, content) => {
      // Written where the running content API will read it.
      const directory = (await findServer(settings))?.identity.contentDirectory ?? settings.contentDirectory;
      return announce(directory, file, () => loadIntoSite(settings, content, report));
    },
    print: output.announced,
  }),
};

/** @throws COMMAND_REFUSED when no command has that name */
export function findCommand(name: string): Command<unknown> {
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found) return found;
  const reason = `the commands are ${Object.keys(COMMANDS).join(', ')}`;
  throw apiError('COMMAND_REFUSED', { command: name || 'nothing', reason });
}

/** What there is to type, as lines. */
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
    'Settings of the site are environment variables: DATA_DIRECTORY and DATABASE_URL above all.',
  ];
}
