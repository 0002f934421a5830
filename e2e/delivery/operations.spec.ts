import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readShellCommands } from '../site/shell-commands.ts';
import { REPOSITORY } from '../site/site.ts';
import { ADDRESS, type Expectation, Runbook } from './runbook.ts';

/** Sections of the document whose commands are run by another test, and the file of that test. */
const TESTS_BY_SECTION: Readonly<Record<string, string>> = {
  'On several machines': 'e2e/delivery/many-machines.spec.ts',
};

/** What to expect of each command in the document. `Runbook` handles `npm start` and `export`. */
const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'npm run registry -- status --history': {
    check: async (output, runbook) => expect(output).toContain(await runbook.liveSet()),
  },
  'zgrep -h \'"level":"error"\' .data/logs/shell.*': {
    check: (output, runbook) => expectLogLines(output, runbook, ({ level }) => level === 'error'),
  },
  'zgrep -h \'"status":5\' .data/logs/shell.*': {
    check: (output, runbook) => expectLogLines(output, runbook, ({ status }) => Number(status) >= 500),
  },
  'npm run operate -- status': { check: (output, runbook) => runbook.expectStatus(output) },
  'npm run operate -- --help': {
    check: async (output) => {
      for (const name of [
        'status',
        'mails',
        'retry',
        'export',
        'erase',
        'backup',
        'restore',
        'move-to-postgresql',
      ])
        expect(output).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    },
  },
  'npm run content:load -- --check': {
    check: async (output) => expect(output).toMatch(/^The content is valid: \d+ pages, \d+ records\.$/m),
  },
  'npm run content:load': {
    check: async (output, runbook) => {
      const revision = await runbook.revision();
      expect(output).toMatch(
        new RegExp(`^Nothing has changed: \\d+ pages, \\d+ records, revision ${revision}\\.$`, 'm'),
      );
    },
  },
  'npm run operate -- backup site.tar.gz': { check: expectBackup('site.tar.gz') },
  'npm run operate -- restore site.tar.gz': { runs: false, check: (_, runbook) => runbook.expectRestored() },
  'npm run operate -- backup before-upgrade.tar.gz': { check: expectBackup('before-upgrade.tar.gz') },
  'npm run operate -- restore before-upgrade.tar.gz': {
    runs: false,
    check: (_, runbook) => runbook.expectRestored(),
  },
  'npm run operate -- move-to-postgresql': {
    runs: false,
    check: async (output, { forms, sql }) => {
      expect(output).toMatch(new RegExp(`^public\\.form_submissions +${forms}$`, 'm'));
      expect(await sql('select count(*) from form_submissions')).toEqual([String(forms)]);
      expect(await sql('select count(*) from subscriptions')).toEqual(['1']);
      expect(await sql('select count(*) > 20 from pages')).toEqual(['t']);
    },
  },
  'pg_dump --format=custom --file=site.dump "$DATABASE_URL"': {
    check: async (_, runbook) => {
      expect((await stat(runbook.file('site.dump'))).size).toBeGreaterThan(10_000);
      await runbook.sql("update form_submissions set page = '/changed'");
    },
  },
  'pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump': {
    runs: false,
    check: async (_, { sql }) =>
      expect(await sql('select distinct page from form_submissions')).toEqual(['/kontakt']),
  },
  'npm run --silent sbom': {
    check: async (output) => {
      const { bomFormat, components } = JSON.parse(output) as { bomFormat: string; components: unknown[] };
      expect([bomFormat, components.length > 100]).toEqual(['CycloneDX', true]);
    },
  },
  'npm run operate -- mails': {
    check: async (output, { sql }) => {
      expect(output).toContain('No mail was given up.');
      await sql(
        "update mails set state = 'dead', finished_at = now(), last_error = 'a test' where state = 'sent'",
      );
    },
  },
  'npm run operate -- retry': {
    check: async (output, { sql }) => {
      expect(output).toMatch(/^[1-9]\d* mails? will be tried again now\.$/m);
      await expect.poll(() => sql("select count(*) from mails where state <> 'sent'")).toEqual(['0']);
    },
  },
  [`npm run operate -- export ${ADDRESS}`]: {
    check: async (output, { forms }) => {
      expect(output).toMatch(new RegExp(`^forms: ${forms}$`, 'm'));
      expect(output).toMatch(/^subscriptions: 1$/m);
      expect(output).toMatch(/^files: [1-9]/m);
    },
  },
  [`npm run operate -- erase ${ADDRESS}`]: {
    check: async (output, runbook) => {
      expect(output).toMatch(/^Erased [1-9]\d* rows and [1-9]\d* mail files?\.$/m);
      for (const table of ['form_submissions', 'subscriptions', 'subscription_attempts', 'mails'])
        expect(await runbook.sql(`select count(*) from ${table}`)).toEqual(['0']);
      const outbox = join(runbook.dataDirectory, 'outbox');
      for (const file of await readdir(outbox))
        expect(await readFile(join(outbox, file), 'utf8')).not.toContain(ADDRESS);
    },
  },
};

test('[OP1] every command in docs/operations.md does what the document says, from top to bottom on a site started with npm start @full', async () => {
  test.setTimeout(900_000);
  const commands = await readShellCommands(join(REPOSITORY, 'docs/operations.md'));
  const testedCommands = commands.filter(({ section }) => !(section in TESTS_BY_SECTION));
  const isExpected = ({ command }: { command: string }) =>
    command in EXPECTATIONS || command === 'npm start' || command.startsWith('export DATABASE_URL=');
  expect(testedCommands.filter((each) => !isExpected(each)).map(({ command }) => command)).toEqual([]);
  for (const command of Object.keys(EXPECTATIONS))
    expect(testedCommands.map((each) => each.command)).toContain(command);
  for (const { section } of commands) {
    const file = TESTS_BY_SECTION[section];
    if (file !== undefined) expect(existsSync(join(REPOSITORY, file))).toBe(true);
  }

  const runbook = await Runbook.open();
  try {
    for (const { command } of testedCommands)
      await test.step(command, () => runbook.follow(command, EXPECTATIONS[command]));
    await test.step('[OP6] the site refuses to start with a schema newer than its code', () =>
      runbook.expectSchemaRejected());
    // The commands must not create a database in the repository.
    expect(existsSync(join(REPOSITORY, 'content-api/.data'))).toBe(false);
  } finally {
    await runbook.close();
  }
});

function expectBackup(name: string) {
  return async (output: string, runbook: Runbook) => {
    const { size, mode } = await stat(runbook.file(name));
    expect(output).toContain(`Wrote ${runbook.file(name)}, ${(size / 1e6).toFixed(1)} MB.`);
    expect(mode & 0o777).toBe(0o600);
  };
}

/** Expects `output` to be exactly the matching lines in the shell's log. */
async function expectLogLines(
  output: string,
  { dataDirectory }: Runbook,
  matches: (line: Record<string, unknown>) => boolean,
): Promise<void> {
  const log = await readFile(join(dataDirectory, 'logs/shell.log'), 'utf8');
  const lines = log.split('\n').filter((line) => line.startsWith('{') && matches(JSON.parse(line)));
  expect(lines.length).toBeLessThan(1000);
  expect(output.split('\n').filter(Boolean)).toEqual(lines);
}
