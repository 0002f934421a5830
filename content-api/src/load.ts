import { serverError } from '@stadtraum/server-base/errors';
import { checkContent, countContent, type LoadResult } from './content/load-content.ts';
import { CONTENT_PARTS } from './content-parts.ts';
import { exitWithError } from './failure.ts';
import { contentSource, loadIntoSite } from './operations/load-into-site.ts';
import { readSettings, type Settings } from './settings.ts';

await main().catch(exitWithError);

/** `content:load` loads the content files; `content:load -- --check` only checks them, without a database. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (option !== undefined && option !== '--check')) {
    throw serverError('SETTING_INVALID', {
      name: 'the command line',
      value: [option, ...rest].join(' '),
      reason: 'the only option is --check',
    });
  }
  if (option === '--check') return check(settings);
  report(await loadIntoSite(settings, CONTENT_PARTS, (line) => void process.stderr.write(`${line}\n`)));
}

async function check(settings: Settings): Promise<void> {
  const { content, warnings } = await checkContent(await contentSource(settings, CONTENT_PARTS), new Date());
  const { pages, records } = countContent(content);
  print([...warnings, `The content is valid: ${pages} pages, ${records} records.`]);
}

function report({ changed, revision, pages, records, warnings }: LoadResult): void {
  const summary = `${pages} pages, ${records} records, revision ${revision}`;
  print([...warnings, changed ? `Loaded: ${summary}.` : `Nothing has changed: ${summary}.`]);
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
