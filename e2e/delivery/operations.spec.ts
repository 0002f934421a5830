import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readShellCommands, type ShellCommand } from '../site/shell-commands.ts';
import { REPOSITORY } from '../site/site.ts';
import { DOCUMENTED, NOT_RUN } from './machines/documented.ts';
import { ADDRESS, type Expectation, Runbook } from './runbook.ts';

/** The section whose commands many-machines.spec.ts runs. */
const SEVERAL_MACHINES = 'On several machines';
/** The section with commands for PostgreSQL, which this site uses in the end. The site is stopped for all of them. */
const LOST_KEYS = 'A key is lost or stolen';

const publicKey = () => {
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  return `ed25519:${x}`;
};
const withKeyId = async (command: string, runbook: Runbook) =>
  // A person at a terminal is asked instead.
  `${command.replace('<id>', (await runbook.keysOf('jobs'))[0]?.id ?? '').replace('<new key>', publicKey())} --yes`;
const expectKeys = async (runbook: Runbook, ...states: string[]) =>
  expect((await runbook.keysOf('jobs')).map(({ state }) => state)).toEqual(states);

/** What to expect of each command in docs/keys.md. */
const KEY_EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'npm run registry -- keys list': { check: async (output) => expect(output).toContain('workspace') },
  'npm run registry -- keys create --team jobs --remotes mf-jobs': {
    // In the repository of a team.
    typed: async (command, runbook) =>
      command.replace(
        'npm run registry --',
        `cd ${runbook.directory} && node ${REPOSITORY}/registry-cli/bin/registry.mjs`,
      ),
  },
  'npm run registry -- keys add key-request.json': { check: (_, runbook) => expectKeys(runbook, 'active') },
  'npm run registry -- keys rotate <id> <new key>': {
    typed: withKeyId,
    check: (_, runbook) => expectKeys(runbook, 'active', 'revoked'),
  },
  'npm run registry -- keys revoke <id>': {
    typed: withKeyId,
    check: (_, runbook) => expectKeys(runbook, 'revoked', 'revoked'),
  },
  'npm run registry -- log': { check: async (output) => expect(output).toMatch(/rotate-key|rotated/) },
};

/** What to expect of each command in docs/operations.md. `Runbook` handles `npm start` and `export`. */
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
  'npm run operate -- backup site-backup': { check: expectBackup('site-backup') },
  'npm run operate -- backup site-keys keys': { check: expectBackup('site-keys') },
  'mv .data .data-before': { runs: false },
  'npm run operate -- restore site-backup': {
    runs: false,
    check: (_, runbook) => runbook.expectFormsRestored(),
  },
  'npm run operate -- restore site-keys': { runs: false },
  'npm run operate -- backup before-upgrade': { check: expectBackup('before-upgrade') },
  'mv .data/content-api .data/content-api-newer': { runs: false },
  'npm run operate -- restore before-upgrade database': {
    runs: false,
    check: (_, runbook) => runbook.expectFormsRestored(),
  },
  'npm run operate -- move-to-postgresql': {
    runs: false,
    check: async (output, runbook) => {
      const { forms } = runbook;
      const sql = (statement: string) => runbook.sql(statement);
      expect(output).toMatch(new RegExp(`^public\\.form_submissions +${forms}$`, 'm'));
      expect(await sql('select count(*) from form_submissions')).toEqual([String(forms)]);
      expect(await sql('select count(*) from subscriptions')).toEqual(['1']);
      expect(await sql('select count(*) > 20 from pages')).toEqual(['t']);
    },
  },
  'pg_dump --format=custom --file=site.dump "$DATABASE_URL"': {},
  'npm run operate -- backup postgresql-keys keys': { check: expectBackup('postgresql-keys') },
  'pg_restore --single-transaction --dbname="$DATABASE_URL" site.dump': {
    runs: false,
    check: async (_, runbook) => {
      await runbook.expectFormsRestored();
      // What the document says about a database that is not empty.
      await expect(
        runbook.run('pg_restore --single-transaction --dbname="$DATABASE_URL" site.dump'),
      ).rejects.toThrow(/already exists/);
    },
  },
  'psql "$DATABASE_URL" --command "alter schema registry rename to registry_before" --command "create schema registry"':
    {
      runs: false,
      prepare: async (runbook) => {
        await runbook.start();
        await runbook.sendForm();
        await runbook.ship();
      },
    },
  'pg_restore --single-transaction --schema=registry --dbname="$DATABASE_URL" site.dump': {
    runs: false,
    check: async (_, runbook) =>
      expect(await runbook.sql('select count(*) from form_submissions')).toEqual([String(runbook.forms)]),
  },
  'npm run --silent sbom': {
    check: async (output) => {
      const { bomFormat, components } = JSON.parse(output) as { bomFormat: string; components: unknown[] };
      expect([bomFormat, components.length > 100]).toEqual(['CycloneDX', true]);
    },
  },
  'npm run operate -- mails': {
    check: async (output, runbook) => {
      expect(output).toContain('No mail was given up.');
      await runbook.sql(
        "update mails set state = 'dead', finished_at = now(), last_error = 'a test' where state = 'sent'",
      );
    },
  },
  'npm run operate -- retry': {
    check: async (output, runbook) => {
      expect(output).toMatch(/^[1-9]\d* mails? will be tried again now\.$/m);
      await expect.poll(() => runbook.sql("select count(*) from mails where state <> 'sent'")).toEqual(['0']);
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

test('[OP1] [TR1] every command in docs/operations.md and docs/keys.md does what the document says, from top to bottom on a site started with npm start @full', async () => {
  test.setTimeout(1_800_000);
  const keys = await commandsOf('keys');
  const [keyCommands, lostKeyCommands] = [false, true].map((isLost) =>
    keys.filter(({ section }) => (section === LOST_KEYS) === isLost),
  ) as [ShellCommand[], ShellCommand[]];
  const operations = (await commandsOf('operations')).filter(({ section }) => section !== SEVERAL_MACHINES);
  expectAll(keyCommands, KEY_EXPECTATIONS);
  expectAll(
    operations.filter(
      ({ command }) => command !== 'npm start' && !command.startsWith('export DATABASE_URL='),
    ),
    EXPECTATIONS,
  );

  const runbook = await Runbook.open();
  try {
    const expectations = { ...KEY_EXPECTATIONS, ...EXPECTATIONS };
    for (const { command } of [...keyCommands, ...operations])
      await test.step(command, () => runbook.follow(command, expectations[command]));
    for (const { command } of lostKeyCommands)
      await test.step(command, () => runbook.follow(command, { runs: false }));
    await test.step('a new list of keys and a new log', async () => {
      await runbook.start();
      await expectKeys(runbook);
      expect((await runbook.registryState()).log).toMatchObject([{ number: 1, action: 'start' }]);
    });
    await test.step('the command that the start prints', () => runbook.expectShips());
    await test.step('[OP6] the site refuses to start with a schema newer than its code', () =>
      runbook.expectSchemaRejected());
    // The commands must not create a database in the repository.
    expect(existsSync(join(REPOSITORY, 'content-api/.data'))).toBe(false);
  } finally {
    await runbook.close();
  }
});

test('[TR4] every command for several machines is run by many-machines.spec.ts, or says why not', async () => {
  const commands = (await commandsOf('operations')).filter(({ section }) => section === SEVERAL_MACHINES);
  const others = commands
    .map(({ command }) => command)
    .filter((command) => !NOT_RUN.some(([start]) => command.startsWith(start)));
  expect(others.sort()).toEqual(Object.values(DOCUMENTED).sort());
});

const commandsOf = (document: string) => readShellCommands(join(REPOSITORY, `docs/${document}.md`));

/** Expects each command of the document to be known, and the other way round. */
function expectAll(
  commands: readonly ShellCommand[],
  expectations: Readonly<Record<string, Expectation>>,
): void {
  const found = new Set(commands.map(({ command }) => command));
  expect([...found].sort()).toEqual(Object.keys(expectations).sort());
}

function expectBackup(name: string) {
  return async (output: string, runbook: Runbook) => {
    expect(output).toMatch(new RegExp(`^Wrote .* to ${runbook.file(name)}, [\\d.]+ [kM]?B\\.`, 'm'));
    expect((await stat(runbook.file(name))).mode & 0o777).toBe(0o700);
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
