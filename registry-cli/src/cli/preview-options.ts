import { DEFAULT_PREVIEW_HOURS, MAX_PREVIEW_HOURS } from '@stadtraum/contracts/preview';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** Adds `--preview` and what belongs to it. Options that a preview needs, or cannot have, are refused instead of ignored. */
export function withPreviewOptions(command: Command): Command {
  return command
    .option('--preview', 'do not activate: print a link to the site with these releases')
    .option('--with <name@version>', 'another release in the preview; may be repeated', collect, [])
    .addOption(hoursOption())
    .hook('preAction', (_parent, action) => {
      const isGiven = (option: string) => action.getOptionValueSource(option) === 'cli';
      const refuse = (message: string) => action.error(`error: ${message}`, { exitCode: 2 });
      if (isGiven('preview')) {
        if (isGiven('accept'))
          refuse('--accept has no effect on a preview: what the gate finds does not stop it');
        return;
      }
      for (const option of ['with', 'hours']) if (isGiven(option)) refuse(`--${option} needs --preview`);
    });
}

export function hoursOption(): Option {
  const help = `hours for which the link is valid, at most ${MAX_PREVIEW_HOURS}`;
  return new Option('--hours <number>', help).default(DEFAULT_PREVIEW_HOURS).argParser(hours);
}

function hours(text: string): number {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MAX_PREVIEW_HOURS) return value;
  throw new InvalidArgumentError(`Expected a number of hours from 1 to ${MAX_PREVIEW_HOURS}.`);
}

/** Collects the values of an option that may be repeated. */
function collect(text: string, earlier: readonly string[]): string[] {
  return [...earlier, text];
}
