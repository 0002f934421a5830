import { CodedError } from '@stadtraum/contracts/errors';
import type { Database } from '../database/database.ts';
import { listDeadLetters, retryDeadLetters } from '../mail/dead-letters.ts';
import { eraseAddress, exportAddress } from '../submissions/personal-data.ts';

/** What operators may have done in the database, by name; the answer is JSON. */
const OPERATIONS: Readonly<Record<string, (database: Database, parameters: string[]) => Promise<unknown>>> = {
  mails: (database) => database.read(listDeadLetters),
  retry: async (database, ids) => ({
    retried: await database.change((queries) => retryDeadLetters(queries, ids.length > 0 ? ids : undefined)),
  }),
  export: (database, [address]) => database.read((queries) => exportAddress(queries, given(address))),
  erase: async (database, [address]) => ({
    erased: await database.change((queries) => eraseAddress(queries, given(address))),
  }),
};

export const OPERATION_NAMES = Object.keys(OPERATIONS);

/** @throws COMMAND_REFUSED when it is unknown or lacks something */
export async function runOperation(database: Database, name: string, parameters: string[]): Promise<unknown> {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation)
    throw new CodedError('COMMAND_REFUSED', { command: name, reason: 'there is no such command' });
  return operation(database, parameters);
}

function given(address: string | undefined): string {
  if (address) return address;
  throw new CodedError('COMMAND_REFUSED', {
    command: 'export or erase',
    reason: 'it needs an e-mail address',
  });
}
