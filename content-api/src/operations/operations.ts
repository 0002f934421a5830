import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import { eraseAddress, exportAddress } from '../inbox/personal-data.ts';
import type { Database } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { listDeadLetters, listWaiting, retryMails } from '../mail/dead-letters.ts';
import type { OutboxFiles } from '../mail/outbox-files.ts';
import { readDatabaseStatus } from './database-status.ts';

/** Stores that operations work on. */
export interface OperationParts {
  database: Database;
  /** The content files that `status` compares with the stored content. */
  contentDirectory: string;
  /** Emails written as files. */
  files: OutboxFiles;
}

/** Operations by name. They run in the process that has opened the database, and return JSON. */
const OPERATIONS: Readonly<
  Record<string, (parts: OperationParts, parameters: string[]) => Promise<unknown>>
> = {
  status: ({ database, contentDirectory }) => readDatabaseStatus(database, contentDirectory),
  mails: ({ database }) =>
    database.read(async (queries) => ({
      waiting: await listWaiting(queries),
      dead: await listDeadLetters(queries),
    })),
  retry: async ({ database }, ids) => ({
    retried: await database.change((queries) => retryMails(queries, ids.length > 0 ? ids : undefined)),
  }),
  export: async ({ database, files }, [given]) => {
    const address = addressOf(given);
    const stored = await database.read((queries) => exportAddress(queries, address));
    return { ...stored, files: await files.findByAddress(address) };
  },
  erase: async ({ database, files }, [given]) => {
    const address = addressOf(given);
    const { rows, mailIds } = await database.change((queries) => eraseAddress(queries, address));
    return { erased: rows, files: await files.erase(address, mailIds) };
  },
};

/** @throws COMMAND_REFUSED if the operation is unknown or lacks a parameter */
export async function runOperation(
  parts: OperationParts,
  name: string,
  parameters: string[],
): Promise<unknown> {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw apiError('COMMAND_REFUSED', { command: name, reason: 'unknown command' });
  return operation(parts, parameters);
}

function addressOf(given: string | undefined): string {
  if (given && isEmailAddress(given)) return given;
  const reason = given ? `${given} is not an e-mail address` : 'an e-mail address is required';
  throw apiError('COMMAND_REFUSED', { command: 'export or erase', reason });
}
