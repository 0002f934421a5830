import { type Command, InvalidArgumentError } from 'commander';
import { type BisectOptions, bisect, type RequestedCheck } from '../commands/bisect.ts';
import { perform, withReason } from './define-command.ts';
import type { Host } from './host.ts';
import { INSTANT_HELP, instant } from './instant-argument.ts';

const DEFAULT_TIMEOUT_SECONDS = 60;

const HELP = `
Exactly one check: --text, --axe, --max-size, or a command after \`--\`. The command gets the address of the page in PAGE_URL and the
path of a file with its HTML in PAGE_FILE. It says with its exit code what the page is: 0 good, 125 cannot be tested, another one bad.

  registry bisect /presse --from "2026-11-27 18:00" --text "Pressekontakt"
  registry bisect /presse --from "2026-11-27 18:00" -- sh -c 'grep -q "<h1" "$PAGE_FILE"'`;

/** What the command line says. */
interface GivenOptions {
  from: string;
  to?: string;
  text?: string;
  axe?: string;
  maxSize?: number;
  timeout: number;
}

/** Declares `bisect`. */
export function addBisectCommand(program: Command, host: Host): void {
  perform<GivenOptions, [string, string[]]>(
    host,
    withReason(program.command('bisect <path> [command...]'))
      .description('find the release or the change of content that broke a page, with a check of how it was')
      .requiredOption('--from <time>', `when the page was good: ${INSTANT_HELP}`, instant)
      .option('--to <time>', 'when it was bad (default: now)', instant)
      .option('--text <text>', 'good pages show this text', nonEmpty)
      .option('--axe <rule>', 'axe finds no violation of this rule in good pages', nonEmpty)
      .option('--max-size <bytes>', 'the compressed document of good pages is not larger', bytes)
      .option('--timeout <seconds>', 'how long the command may take', seconds, DEFAULT_TIMEOUT_SECONDS)
      .addHelpText('after', HELP)
      .hook('preAction', (_parent, action) => {
        const fail = (message: string) => action.error(`error: ${message}`, { exitCode: 2 });
        const [path = '', ...command] = action.args;
        const { from, to = new Date().toISOString() } = action.opts<GivenOptions>();
        if (!path.startsWith('/')) fail('the path of a page begins with /, such as /presse');
        if (to <= from) fail('--from must be earlier than --to, and than now');
        const { length } = requestedChecks(action.opts<GivenOptions>(), command);
        if (length !== 1)
          fail(
            `bisect takes exactly one of --text, --axe, --max-size and a command after \`--\`, not ${length}`,
          );
        if (command.length === 0 && action.getOptionValueSource('timeout') === 'cli')
          fail('--timeout needs a command');
      }),
    (context, options, path, command) => {
      const [check] = requestedChecks(options, command);
      if (!check) throw new Error('The command line has no check');
      const { from, to = new Date().toISOString() } = options;
      return bisect(path, { from, to, check } satisfies BisectOptions, context);
    },
  );
}

function requestedChecks(
  { text, axe, maxSize, timeout }: GivenOptions,
  command: readonly string[],
): RequestedCheck[] {
  return [
    ...(text === undefined ? [] : [{ kind: 'text' as const, text }]),
    ...(axe === undefined ? [] : [{ kind: 'axe' as const, rule: axe }]),
    ...(maxSize === undefined ? [] : [{ kind: 'size' as const, maxBytes: maxSize }]),
    ...(command.length === 0 ? [] : [{ kind: 'command' as const, command, timeoutMs: timeout * 1_000 }]),
  ];
}

function nonEmpty(text: string): string {
  if (text.trim() !== '') return text.trim();
  throw new InvalidArgumentError('Expected a text.');
}

function bytes(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number of bytes.');
}

function seconds(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a number of seconds from 1 to 9999.');
}
