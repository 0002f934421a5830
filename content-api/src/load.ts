import { serverError } from '@stadtraum/server-base/errors';
import { checkContent, countContent, type LoadResult } from './content/load-content.ts';
import { CONTENT_PARTS } from './content-parts.ts';
import { exitWithError } from './failure.ts';
import { describeHeldBack } from './kernel/held-back.ts';
import {
  chooseDirectory,
  contentSource,
  describeDirectory,
  loadIntoSite,
} from './operations/load-into-site.ts';
import { findServer } from './operations/site-server.ts';
import { readSettings, type Settings } from './settings.ts';

/** Exit code of a load that left something as it was. */
const EXIT_HELD_BACK = 3;

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
  report(await loadIntoSite(settings, CONTENT_PARTS, announceTarget));
}

function announceTarget(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function check(settings: Settings): Promise<void> {
  const contentDirectory = chooseDirectory(settings, await findServer(settings));
  announceTarget(describeDirectory(contentDirectory));
  const source = await contentSource({ ...settings, contentDirectory }, CONTENT_PARTS);
  const { content, warnings } = await checkContent(source, new Date());
  const { pages, records } = countContent(content);
  print([...warnings, `The content is valid: ${pages} pages, ${records} records.`]);
}

/** Prints what the site has now. If something was held back, the exit code says so. */
function report({ changed, revision, pages, records, warnings, heldBack }: LoadResult): void {
  const summary = `${pages} pages, ${records} records, revision ${revision}`;
  print([...warnings, changed ? `Loaded: ${summary}.` : `Nothing has changed: ${summary}.`]);
  if (heldBack.length === 0) return;
  process.stderr.write(`${describeHeldBack(heldBack).join('\n')}\n`);
  process.exitCode = EXIT_HELD_BACK;
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
