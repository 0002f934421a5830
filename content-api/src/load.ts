import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openDatabase } from './database/database.ts';
import { exitWithReasons } from './failure.ts';
import {
  amounts,
  type ContentSource,
  checkContent,
  type LoadResult,
  loadContent,
} from './loading/load-content.ts';
import { ContentInvalidError, type ContentProblem } from './loading/problems.ts';
import { MediaLibrary } from './media/catalogue/media-library.ts';
import { readSettings, type Settings } from './settings.ts';

await main().catch(exitWithReasons);

/** `content:load` loads the content files; `content:load -- --check` only checks them, without a database. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (option !== undefined && option !== '--check')) {
    throw new CodedError('SETTING_INVALID', {
      name: 'the command line',
      value: [option, ...rest].join(' '),
      reason: 'the only option is --check',
    });
  }
  if (option === '--check') return check(settings);
  report(await load(settings));
}

async function check(settings: Settings): Promise<void> {
  const { content, warnings } = await checkContent(contentSource(settings), new Date());
  const { pages, records } = amounts(content);
  say([...warnings, `The content is valid: ${pages} pages, ${records} records.`]);
}

/** Where a content API is running on the embedded database, that one loads: the database is its own. */
async function load(settings: Settings): Promise<LoadResult> {
  try {
    const database = await openDatabase(settings);
    try {
      return await loadContent(contentSource(settings), database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'DATABASE_LOCKED') throw error;
    say(['The running content API loads, from the content directory of its own settings.']);
    return loadThroughServer(settings);
  }
}

function contentSource(settings: Settings): ContentSource {
  return { ...settings, library: new MediaLibrary(settings.mediaDirectory) };
}

async function loadThroughServer({ port }: Settings): Promise<LoadResult> {
  const url = `http://127.0.0.1:${port}/load`;
  const response = await fetch(url, { method: 'POST' }).catch((error: unknown) => {
    throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: reasonOf(error) }, { cause: error });
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as LoadResult;
  const { problems, message } = answer as { problems?: ContentProblem[]; message?: string };
  if (problems) throw new ContentInvalidError(problems);
  throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: message ?? `status ${response.status}` });
}

function report({ changed, revision, pages, records, warnings }: LoadResult): void {
  const what = `${pages} pages, ${records} records, revision ${revision}`;
  say([...warnings, changed ? `Loaded: ${what}.` : `Nothing has changed: ${what}.`]);
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
