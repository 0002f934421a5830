import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startPostgresql, type TestPostgresql } from '../site/postgresql.ts';
import { REPOSITORY, type Site, startSite } from '../site/site.ts';

/** Email address in the forms and subscriptions. */
export const ADDRESS = 'eva@example.org';

/** How to run a command from the document, and how to check its effect. */
export interface Expectation {
  /** Whether the site must be running. @default true */
  runs?: boolean;
  check?: (output: string, runbook: Runbook) => Promise<void>;
}

/** Runs docs/operations.md's commands on a site with visitors' forms and subscriptions. */
export class Runbook {
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
  async follow(command: string, { runs = true, check }: Expectation = {}): Promise<void> {
    if (command.startsWith('export DATABASE_URL=')) {
      await this.#end();
      this.#environment.DATABASE_URL = this.#postgresql.url;
      return;
    }
    if (command === 'npm start') return this.#start();
    if (runs) await this.#start();
    else await this.#end();
    await check?.(await this.#run(command), this);
    if (command.includes(' backup ')) {
      this.#formsInBackup = this.forms;
      await this.#sendForm();
    }
  }

  async liveSet(): Promise<string> {
    const response = await fetch(`${this.#site?.registryUrl}/live-set`);
    return ((await response.json()) as { id: string }).id;
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
  async expectRestored(): Promise<void> {
    this.forms = this.#formsInBackup;
    const status = JSON.parse(await this.#run('npm run --silent operate -- status --json')) as {
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
    const localCommand = command
      .replaceAll('.data/', `${this.dataDirectory}/`)
      .replace(/(?<=[ =])[\w-]+\.(tar\.gz|dump)$|(?<=--file=)[\w-]+\.dump/, (name) => this.file(name));
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

  async #sendForm(): Promise<void> {
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
      const status = JSON.parse(await this.#run('npm run --silent operate -- status --json')) as {
        data: { mails: { waiting: number } };
      };
      return status.data.mails.waiting;
    };
    await expect.poll(countWaiting).toBe(0);
  }
}
