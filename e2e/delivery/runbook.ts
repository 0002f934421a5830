import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import {
  activate,
  publish,
  type Release,
  readRelease,
  signWithKeyOf,
  withServerCode,
} from '../faults/stage/releases.ts';
import { startPostgresql, type TestPostgresql } from '../site/postgresql.ts';
import { REPOSITORY, type Site, startSite } from '../site/site.ts';

/** Email address in the forms and subscriptions. */
export const ADDRESS = 'eva@example.org';

/** How to run a command from a document, and how to check its effect. */
export interface Expectation {
  /** Whether the site must be running. @default true */
  runs?: boolean;
  /** The command with its placeholders replaced. @default as in the document */
  typed?: (command: string, runbook: Runbook) => Promise<string>;
  prepare?: (runbook: Runbook) => Promise<void>;
  check?: (output: string, runbook: Runbook) => Promise<void>;
}

/** Files and folders that the documents name without a folder. */
const FILES =
  /(?<=[ =])(site-backup|site-keys|before-upgrade|postgresql-keys|site\.dump|registry-log\.sql|key-request\.json)(?= |$)/g;
const REMOTE = 'mf-press';
/** Page with blocks of the remote. */
const PAGE = '/presse/bildmaterial';

/** What a restore of the registry must bring back. */
interface RegistryState {
  liveSet: unknown;
  releases: unknown;
  keys: unknown;
  log: { number: number }[];
  /** Blocks of a page. */
  blocks: string[];
}

/** Runs the documents' commands on a site with visitors' forms and subscriptions, and a team that has shipped. */
export class Runbook {
  /** Holds the site's data directory and its backups, and is the repository of a team. */
  readonly directory: string;
  readonly #postgresql: TestPostgresql;
  #environment: Record<string, string>;
  #site: Site | undefined;
  /** Number of contact forms in the database. */
  forms = 0;
  #formsInBackup = 0;
  #inBackup: RegistryState | undefined;
  /** Whether the registry must be as in the backup when the site runs again. */
  #isRestored = false;
  #variants = 0;

  constructor(directory: string, postgresql: TestPostgresql) {
    this.directory = directory;
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
    return join(this.directory, 'data');
  }

  get output(): string {
    return this.#site?.output() ?? '';
  }

  /** Runs a statement in the site's PostgreSQL database. @returns the first column of each row */
  async sql(statement: string): Promise<string[]> {
    const { stdout } = await promisify(execFile)(join(this.#postgresql.bin, 'psql'), [
      ...['-XAtc', statement],
      this.#environment.DATABASE_URL ?? this.#postgresql.url,
    ]);
    return stdout.split('\n').filter(Boolean);
  }

  /** Path of a file that a document names without a folder. */
  file(name: string): string {
    return join(this.directory, name);
  }

  /** Runs a command as written, except for the site's directory and file paths. */
  async follow(command: string, { runs = true, typed, prepare, check }: Expectation = {}): Promise<void> {
    if (command.startsWith('export DATABASE_URL=')) return this.#useDatabase(command.split('/').at(-1) ?? '');
    if (command === 'npm start') return this.start();
    await prepare?.(this);
    if (runs) await this.start();
    else await this.#end();
    const output = await this.run((await typed?.(command, this)) ?? command);
    await check?.(output, this);
    if (/ restore |pg_restore/.test(command)) this.#isRestored = true;
    if (/ backup (?!\S+ keys$)|^pg_dump --format/.test(command)) {
      this.#formsInBackup = this.forms;
      this.#inBackup = await this.registryState();
      await this.sendForm();
    }
  }

  async #useDatabase(name: string): Promise<void> {
    await this.#end();
    const url = new URL(this.#postgresql.url);
    if (url.pathname !== `/${name}`) await this.sql(`create database ${name}`);
    url.pathname = name;
    this.#environment.DATABASE_URL = url.href;
  }

  async liveSet(): Promise<string> {
    const response = await fetch(`${this.#site?.registryUrl}/live-set`);
    return ((await response.json()) as { id: string }).id;
  }

  /** The trusted keys of a team, newest first. */
  async keysOf(team: string): Promise<{ id: string; state: string }[]> {
    const response = await fetch(`${this.#site?.registryUrl}/keys`);
    const { keys } = (await response.json()) as { keys: { id: string; state: string; team: string }[] };
    return keys.filter((key) => key.team === team).reverse();
  }

  async revision(): Promise<string> {
    const response = await fetch(`${this.#site?.contentApiUrl}/revision`);
    return ((await response.json()) as { revision: string }).revision;
  }

  /** Compares the output of `operate status` with what the servers report and what was sent. */
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

  /** Expects the database to contain the data from before the backup, and no later data. */
  async expectFormsRestored(): Promise<void> {
    this.forms = this.#formsInBackup;
    const status = JSON.parse(await this.run('npm run --silent operate -- status --json')) as {
      contentApi: string | null;
      data: { forms: number };
    };
    expect([status.contentApi, status.data.forms]).toEqual([null, this.forms]);
  }

  /** Expects the site to report in one line that the database's schema is too new, and to exit. */
  async expectSchemaRejected(): Promise<void> {
    await this.#end();
    await this.sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)");
    const error = /^DATABASE_SCHEMA_NEWER: The PostgreSQL .* from 2100-01-01.*docs\/operations\.md\.$/m;
    await expect(startSite({ env: this.#environment, throughNpm: true })).rejects.toThrow(error);
  }

  async close(): Promise<void> {
    await this.#end();
    await this.#postgresql.stop();
    await rm(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Starts the site. After a restore, it must be as in the backup, and a start with a higher sequence must reach a shell that has seen more. */
  async start(): Promise<void> {
    if (this.#site) return;
    this.#site = await startSite({ env: this.#environment, throughNpm: true });
    const { contentApiUrl } = this.#site;
    const isReady = () =>
      fetch(`${contentApiUrl}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    // On a busy machine, the content API is still retried.
    await expect.poll(isReady, { timeout: 120_000 }).toBe(200);
    if (this.forms === 0) {
      await this.sendForm();
      await this.#subscribe();
      await this.ship();
      await this.#mark();
    }
    if (this.#isRestored) await this.#expectRegistryRestored();
  }

  /** Makes a release live that no build of this repository is. */
  async ship(): Promise<void> {
    const { registryUrl = '' } = this.#site ?? {};
    const release = await this.#publish();
    expect(await activate(registryUrl, release)).toMatchObject({ status: 200 });
  }

  async #publish(): Promise<Release> {
    const { registryUrl = '' } = this.#site ?? {};
    signWithKeyOf(this.dataDirectory);
    this.#variants += 1;
    const built = await readRelease(join(REPOSITORY, REMOTE, 'release'));
    const release = withServerCode(built, `// ${this.#variants}`);
    expect(await publish(registryUrl, release)).toMatchObject({ status: 201 });
    return release;
  }

  async #mark(): Promise<void> {
    const { manifest } = await this.#publish();
    await this.run(`npm run registry -- mark ${manifest.name}@${manifest.version} --reason Test`);
  }

  async registryState(): Promise<RegistryState> {
    const { url = '', registryUrl = '' } = this.#site ?? {};
    const read = async <Body>(path: string) => (await (await fetch(registryUrl + path)).json()) as Body;
    const { entries, intact } = await read<{ entries: { number: number }[]; intact: boolean }>(
      '/log?limit=1000',
    );
    expect(intact).toBe(true);
    const page = await fetch(url + PAGE);
    expect(page.status).toBe(200);
    const blocks = (await page.text()).match(/data-block="[^"]+"/g) ?? [];
    return {
      ...{ liveSet: await read('/live-set'), releases: await read('/releases'), keys: await read('/keys') },
      ...{ log: entries.reverse(), blocks },
    };
  }

  /** Nothing of the registry is lost, and nothing else is live: the build of this repository never was. */
  async #expectRegistryRestored(): Promise<void> {
    this.#isRestored = false;
    const expected = this.#inBackup as RegistryState;
    const newest = expected.log.at(-1)?.number ?? 0;
    const compare = async () => {
      const { log, ...state } = await this.registryState();
      return { ...state, log: log.filter(({ number }) => number <= newest) };
    };
    expect(await compare()).toEqual(expected);
    expect(this.output).toContain(`Built, but another version is live: ${REMOTE}`);
    // A shell that kept its data directory has seen a newer live set.
    const { liveSet: served } = (await (await fetch(`${this.#site?.url}/readyz`)).json()) as {
      liveSet: string;
    };
    if (served === (await this.liveSet())) return;
    await this.#end();
    const lowest = String(Number.parseInt(served, 10) + 1);
    this.#site = await startSite({
      env: { ...this.#environment, REGISTRY_MIN_SEQUENCE: lowest },
      throughNpm: true,
    });
    const { url } = this.#site;
    await expect
      .poll(async () => (await fetch(url + PAGE)).headers.get('x-live-set'))
      .toMatch(new RegExp(`^${lowest}-`));
    expect(await compare()).toEqual({
      ...expected,
      liveSet: expect.objectContaining({ sequence: Number(lowest) }),
    });
  }

  /** Types the command that the start prints, for a remote whose build is not live. */
  async expectShips(): Promise<void> {
    await this.start();
    const [, command = ''] = /^ +Ship a remote: (.+)$/m.exec(this.output) ?? [];
    expect(command).toContain(
      `REGISTRY_URL=${this.#site?.registryUrl} SITE_URL=${this.#site?.url} npm run ship`,
    );
    expect(await this.run(`${command} -- --skip-checks Test`)).toMatch(/^Live in /m);
  }

  async #end(): Promise<void> {
    await this.#site?.stop();
    this.#site = undefined;
  }

  /** @returns stdout and stderr */
  async run(command: string): Promise<string> {
    const localCommand = command
      .replaceAll(/\.data(?=[/ -]|$)/g, this.dataDirectory)
      .replaceAll(FILES, (name) => this.file(name));
    const registry = this.#site && { REGISTRY_URL: this.#site.registryUrl };
    const env = { ...process.env, ...this.#environment, ...registry };
    const options = { cwd: REPOSITORY, env, maxBuffer: 2 ** 26 };
    try {
      const { stdout, stderr } = await promisify(execFile)('sh', ['-c', localCommand], options);
      return localCommand.includes('--silent') ? stdout : `${stdout}${stderr}`;
    } catch (error) {
      // zgrep found nothing.
      if (localCommand.startsWith('zgrep ') && (error as { code?: unknown }).code === 1) return '';
      throw error;
    }
  }

  async sendForm(): Promise<void> {
    this.forms += 1;
    const fields = {
      ...{ __form: 'nachricht', name: 'Eva', email: ADDRESS, thema: 'anderes' },
      ...{ nachricht: `Nachricht ${this.forms}`, einwilligung: 'ja' },
    };
    const pairs = Object.entries(fields).map(([name, value]) => [`tx_powermail_pi1[${name}]`, value]);
    await this.#post('/kontakt', pairs as [string, string][]);
    await this.#untilMailed();
  }

  async #subscribe(): Promise<void> {
    const fields = { email: ADDRESS, company: '', terms: '1', 'subjects-concat': 'Dach' };
    const prefix = 'tx_dmannouncements_subscriptionuser';
    const pairs = Object.entries(fields).map(([name, value]) => [`${prefix}[${name}]`, value]);
    const query = `type=1777&${prefix}[action]=send&${prefix}[controller]=Subscriptionuser`;
    await this.#post(`/?${query}`, pairs as [string, string][]);
    await this.#untilMailed();
  }

  async #post(path: string, fields: [string, string][]): Promise<void> {
    const url = this.#site?.url ?? '';
    const headers = { accept: 'application/json', origin: url };
    const response = await fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    expect(await response.json()).toMatchObject({ status: 'success' });
  }

  /** Waits until the site has sent every email. */
  async #untilMailed(): Promise<void> {
    const countWaiting = async () => {
      const status = JSON.parse(await this.run('npm run --silent operate -- status --json')) as {
        data: { mails: { waiting: number } };
      };
      return status.data.mails.waiting;
    };
    await expect.poll(countWaiting).toBe(0);
  }
}
