import { postgresqlProblem, sharedPostgresql } from '@stadtraum/server-base/testing/postgresql';
import { makeDirectory } from './content-files.ts';
import type { Environment } from './processes.ts';

/** Creates an empty database. @returns its settings */
export type NewDatabase = () => Promise<Environment>;

/**
 * Runs the same tests on PostgreSQL and, in `npm run test:full`, on the embedded database, each start of which takes two seconds of
 * processor time. Where PostgreSQL is unavailable, warns, and runs them on the embedded database only.
 */
export function describeOnBothDatabases(
  title: string,
  tests: (newDatabase: NewDatabase) => void,
  _?: object,
): void {
  const problem = postgresqlProblem();
  if (problem === undefined) {
    describe(`${title}, on PostgreSQL`, () => tests(newPostgresql));
  } else {
    process.stderr.write(`\n!!! NOT TESTED ON POSTGRESQL: ${title}. Reason: ${problem}.\n\n`);
  }
  describe(`${title}, embedded${problem === undefined ? ' @full' : ''}`, () => tests(newEmbedded));
}

/** An empty database for a test that works with any: on PostgreSQL if it is available. */
export function anyDatabase(): Promise<Environment> {
  return postgresqlProblem() === undefined ? newPostgresql() : newEmbedded();
}

async function newPostgresql(): Promise<Environment> {
  const { makeDatabase } = await sharedPostgresql();
  return { DATABASE_URL: await makeDatabase() };
}

async function newEmbedded(): Promise<Environment> {
  return { DATA_DIRECTORY: makeDirectory('data') };
}
