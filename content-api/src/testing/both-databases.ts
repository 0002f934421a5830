import {
  postgresqlProblem,
  startPostgresql,
  type TestPostgresql,
} from '@stadtraum/server-base/testing/postgresql';
import { makeDirectory } from './content-files.ts';
import type { Environment } from './processes.ts';

/** Creates an empty database. @returns its settings */
export type NewDatabase = () => Promise<Environment>;

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL; warns where PostgreSQL is unavailable.
 *
 * @param options.postgresql `full` runs the tests on PostgreSQL only in `npm run test:full`; choose it if other tests cover the
 *   same SQL
 */
export function describeOnBothDatabases(
  title: string,
  tests: (newDatabase: NewDatabase) => void,
  { postgresql: runs = 'always' }: { postgresql?: 'always' | 'full' } = {},
): void {
  describe(`${title}, embedded`, () => tests(async () => ({ DATA_DIRECTORY: makeDirectory('data') })));

  const problem = postgresqlProblem();
  if (problem !== undefined) {
    process.stderr.write(`\n!!! NOT TESTED ON POSTGRESQL: ${title}. Reason: ${problem}.\n\n`);
    describe.skip(`${title}, on PostgreSQL: SKIPPED, ${problem}`, () => tests(noDatabase));
    return;
  }
  describe(`${title}, on PostgreSQL${runs === 'full' ? ' @full' : ''}`, () => {
    let postgresql: TestPostgresql;
    beforeAll(async () => {
      postgresql = await startPostgresql();
    });
    afterAll(() => postgresql.stop());
    tests(async () => ({ DATABASE_URL: await postgresql.makeDatabase() }));
  });
}

function noDatabase(): Promise<Environment> {
  throw new Error('these tests are skipped');
}
