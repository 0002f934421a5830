import { CodedError, errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openDatabase } from './database/database.ts';
import { exitWithReasons } from './failure.ts';
import { loadOrAsk } from './loading/load-or-ask.ts';
import { announce } from './operations/announce.ts';
import { backUpTo, restoreFrom } from './operations/backup.ts';
import { OPERATION_NAMES, runOperation } from './operations/operations.ts';
import { readSettings, type Settings } from './settings.ts';

await main().catch(exitWithReasons);

/** `operate -- mails | retry [id…] | export <address> | erase <address> | announce <file> | backup <file> | restore <file>`: prints JSON. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const [name = '', ...parameters] = process.argv.slice(2);
  process.stdout.write(`${JSON.stringify(await run(settings, name, parameters), null, 2)}\n`);
}

async function run(settings: Settings, name: string, parameters: string[]): Promise<unknown> {
  if (name === 'announce') {
    return announce(settings.contentDirectory, parameters[0] ?? '', () =>
      loadOrAsk(settings, () => undefined),
    );
  }
  if (name === 'backup') return backUpTo(settings, parameters[0] ?? '');
  if (name === 'restore') return restoreFrom(settings, parameters[0] ?? '');
  if (OPERATION_NAMES.includes(name)) return operate(settings, name, parameters);
  const reason = `the commands are ${[...OPERATION_NAMES, 'announce', 'backup', 'restore'].join(', ')}`;
  throw new CodedError('COMMAND_REFUSED', { command: name || 'nothing', reason });
}

/** Where a content API is running on the embedded database, that one does it: the database is its own. */
async function operate(settings: Settings, name: string, parameters: string[]): Promise<unknown> {
  try {
    const database = await openDatabase(settings);
    try {
      return await runOperation(database, name, parameters);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'DATABASE_LOCKED') throw error;
    return askServer(settings, name, parameters);
  }
}

async function askServer({ port }: Settings, name: string, parameters: string[]): Promise<unknown> {
  const url = `http://127.0.0.1:${port}/operation`;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, parameters }),
  };
  const response = await fetch(url, request).catch((error: unknown) => {
    throw new CodedError('CONTENT_UNAVAILABLE', { path: url, reason: reasonOf(error) }, { cause: error });
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { message = `status ${response.status}` } = answer as { message?: string };
  throw new CodedError('COMMAND_REFUSED', { command: name, reason: message });
}
