import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startPostgresql, type TestPostgresql } from '../site/postgresql.ts';
import { readShellCommands } from '../site/shell-commands.ts';
import { REPOSITORY, type Site, startSite } from '../site/site.ts';

/** The document's promise for a command: the state of the site, and a check afterwards. */
interface Expectation {
  /** Whether the site runs while the command does. @default true */
  runs?: boolean;
  check?: (output: string, runbook: Runbook) => Promise<void>;
}

/** Sections whose commands another test runs. */
const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  'Several shells': 'e2e/abuse/rolling-restart.spec.ts',
};

const ADDRESS = 'eva@example.org';

/** Every command of the document except `npm start` and `export`, which `Runbook` handles. */
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
      expect(output).toContain('No mail was given up');
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

test('[OP1] every command of docs/operations.md, from top to bottom on a site started with npm start, does what the document says @full', async () => {
  test.setTimeout(900_000);
  const commands = await readShellCommands(join(REPOSITORY, 'docs/operations.md'));
  const own = commands.filter(({ section }) => !(section in TESTED_ELSEWHERE));
  const known = ({ command }: { command: string }) =>
    command in EXPECTATIONS || command === 'npm start' || command.startsWith('export DATABASE_URL=');
  expect(own.filter((each) => !known(each)).map(({ command }) => command)).toEqual([]);
  for (const command of Object.keys(EXPECTATIONS)) expect(own.map((each) => each.command)).toContain(command);
  for (const { section } of commands) {
    const file = TESTED_ELSEWHERE[section];
    if (file !== undefined) expect(existsSync(join(REPOSITORY, file))).toBe(true);
  }

  const runbook = await Runbook.open();
  try {
    for (const { command } of own) await test.step(command, () => runbook.follow(command));
    await test.step('[OP6] the site refuses to start on a schema newer than its code', () =>
      runbook.expectSchemaRejected());
    // The commands create no database in the repository.
    expect(existsSync(join(REPOSITORY, 'content-api/.data'))).toBe(false);
  } finally {
    await runbook.close();
  }
});

/** Runs the document's commands on a site with visitors' forms and subscriptions. */
class Runbook {
  readonly #directory: string;
  readonly #postgresql: TestPostgresql;
  #environment: Record<string, string>;
  #site: Site | undefined;
  /** Number of contact forms in the database. */
  forms = 0;
  #formsInBackup = 0;

  constructor(directory: string, postgresql: TestPostgresql) {
    this.#directory = directory;
    this.#postgresql = postgresql;
    this.#environment = {
      DATA_DIRECTORY: this.dataDirectory,
      PATH: `${postgresql.bin}${delimiter}${process.env.PATH}`,
    };
  }

  static async open(): Promise<Runbook> {
    const postgresql = await startPostgresql();
    test.skip(!postgresql, 'NOT TESTED: no PostgreSQL under /usr/lib/postgresql');
    if (!postgresql) throw new Error('skipped');
    return new Runbook(await mkdtemp(join(tmpdir(), 'stadtraum-operations-')), postgresql);
  }

  get dataDirectory(): string {
    return join(this.#directory, 'data');
  }

  get sql(): TestPostgresql['sql'] {
    return this.#postgresql.sql;
  }

  /** Path of a file that the document names without a folder. */
  file(name: string): string {
    return join(this.#directory, name);
  }

  /** Runs a command as written, except for the site's directory and file paths. */
  async follow(command: string): Promise<void> {
    if (command.startsWith('export DATABASE_URL=')) {
      await this.#end();
      this.#environment.DATABASE_URL = this.#postgresql.url;
      return;
    }
    if (command === 'npm start') return this.#start();
    const { runs = true, check } = EXPECTATIONS[command] ?? {};
    if (runs) await this.#start();
    else await this.#end();
    await check?.(await this.#run(command), this);
    if (command.includes(' backup ')) {
      this.#formsInBackup = this.forms;
      await this.#sendForm();
    }
  }

  async liveSet(): Promise<string> {
    const answer = await fetch(`${this.#site?.registryUrl}/live-set`);
    return ((await answer.json()) as { id: string }).id;
  }

  async revision(): Promise<string> {
    const answer = await fetch(`${this.#site?.contentApiUrl}/revision`);
    return ((await answer.json()) as { revision: string }).revision;
  }

  /** Compares `operate status` with the servers' answers and the data sent. */
  async expectStatus(output: string): Promise<void> {
    const migrations = JSON.parse(
      await readFile(join(REPOSITORY, 'content-api/drizzle/meta/_journal.json'), 'utf8'),
    ) as { entries: unknown[] };
    const { length } = migrations.entries;
    for (const [label, value] of [
      ['Site', this.#site?.url],
      ['Content API', this.#site?.contentApiUrl],
      ['Database', `embedded database in ${this.dataDirectory}/content-api`],
      ['Schema', `${length} migrations applied, ${length} known`],
      ['Content', `revision ${await this.revision()}, loaded `],
      ['Live set', `${await this.liveSet()} since `],
      ['Mails', '0 waiting, 0 given up'],
      ['Forms', String(this.forms)],
      ['Subscriptions', '0 confirmed, 1 unconfirmed'],
      ['Disk', ''],
    ]) {
      expect(output).toMatch(new RegExp(`^${label} +${String(value).replaceAll('.', '\\.')}`, 'm'));
    }
  }

  /** Data sent before the backup is there, later data is not. */
  async expectRestored(): Promise<void> {
    this.forms = this.#formsInBackup;
    const status = JSON.parse(await this.#run('npm run --silent operate -- status --json')) as {
      contentApi: string | null;
      data: { forms: number };
    };
    expect([status.contentApi, status.data.forms]).toEqual([null, this.forms]);
  }

  /** A version older than the database's schema reports that in one line and exits. */
  async expectSchemaRejected(): Promise<void> {
    await this.#end();
    await this.sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)");
    const refusal = /^DATABASE_SCHEMA_NEWER: The PostgreSQL .* of 2100-01-01.*docs\/operations\.md\.$/m;
    await expect(startSite({ env: this.#environment, throughNpm: true })).rejects.toThrow(refusal);
  }

  async close(): Promise<void> {
    await this.#end();
    await this.#postgresql.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    if (this.#site) return;
    this.#site = await startSite({ env: this.#environment, throughNpm: true });
    expect((await fetch(`${this.#site.contentApiUrl}/readyz`)).status).toBe(200);
    if (this.forms > 0) return;
    await this.#sendForm();
    await this.#subscribe();
  }

  async #end(): Promise<void> {
    await this.#site?.stop();
    this.#site = undefined;
  }

  /** @returns stdout and stderr */
  async #run(command: string): Promise<string> {
    const here = command
      .replaceAll('.data/', `${this.dataDirectory}/`)
      .replace(/(?<=[ =])[\w-]+\.(tar\.gz|dump)$|(?<=--file=)[\w-]+\.dump/, (name) => this.file(name));
    const registry = this.#site && { REGISTRY_URL: this.#site.registryUrl };
    const env = { ...process.env, ...this.#environment, ...registry };
    const options = { cwd: REPOSITORY, env, maxBuffer: 2 ** 26 };
    try {
      const { stdout, stderr } = await promisify(execFile)('sh', ['-c', here], options);
      return here.includes('--silent') ? stdout : `${stdout}${stderr}`;
    } catch (error) {
      // zgrep found nothing.
      if (here.startsWith('zgrep ') && (error as { code?: unknown }).code === 1) return '';
      throw error;
    }
  }

  async #sendForm(): Promise<void> {
    this.forms += 1;
    const fields = {
      ...{ __form: 'nachricht', name: 'Eva', email: ADDRESS, thema: 'anderes' },
      ...{ nachricht: `Nachricht ${this.forms}`, einwilligung: 'ja' },
    };
    const named = Object.entries(fields).map(([name, value]) => [`tx_powermail_pi1[${name}]`, value]);
    await this.#post('/kontakt', named as [string, string][]);
    await this.#untilMailed();
  }

  async #subscribe(): Promise<void> {
    const fields = { email: ADDRESS, company: '', terms: '1', 'subjects-concat': 'Dach' };
    const prefix = 'tx_dmannouncements_subscriptionuser';
    const named = Object.entries(fields).map(([name, value]) => [`${prefix}[${name}]`, value]);
    const query = `type=1777&${prefix}[action]=send&${prefix}[controller]=Subscriptionuser`;
    await this.#post(`/?${query}`, named as [string, string][]);
    await this.#untilMailed();
  }

  async #post(path: string, fields: [string, string][]): Promise<void> {
    const url = this.#site?.url ?? '';
    const headers = { accept: 'application/json', origin: url };
    const answer = await fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    expect(await answer.json()).toMatchObject({ status: 'success' });
  }

  /** Waits until every mail is a file in the outbox and marked as sent. */
  async #untilMailed(): Promise<void> {
    const waiting = async () => {
      const status = JSON.parse(await this.#run('npm run --silent operate -- status --json')) as {
        data: { mails: { waiting: number } };
      };
      return status.data.mails.waiting;
    };
    await expect.poll(waiting).toBe(0);
  }
}

function expectBackup(name: string) {
  return async (output: string, runbook: Runbook) => {
    const { size, mode } = await stat(runbook.file(name));
    expect(output).toContain(`Wrote ${runbook.file(name)}, ${(size / 1e6).toFixed(1)} MB.`);
    expect(mode & 0o777).toBe(0o600);
  };
}

/** Expects `output` to be exactly the matching lines of the shell's log. */
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
