import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/workspace/programs.mjs';
import { freePort } from '../site/server-process.ts';
import { REPOSITORY, type Site, waitForExit } from '../site/site.ts';

/** Debian's Prometheus, configured by docs/monitoring to scrape a site. */
export interface Prometheus {
  /** Queries Prometheus's API. @param path relative to /api/v1 */
  query<Data>(path: string): Promise<Data>;
  stop(): Promise<void>;
}

export const hasPrometheus = findProgram(['prometheus']) !== undefined;

/** Starts Prometheus with the configuration in docs/monitoring, but scrapes every second to keep tests short. */
export async function startPrometheus(site: Site): Promise<Prometheus> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-prometheus-'));
  await cp(join(REPOSITORY, 'docs/monitoring'), directory, { recursive: true });
  const file = join(directory, 'prometheus.yml');
  const { host: shell } = new URL(site.metricsUrl);
  const { host: registry } = new URL(site.registryUrl);
  const { host: contentApi } = new URL(site.contentApiUrl);
  const text = (await readFile(file, 'utf8'))
    .replaceAll('15s', '1s')
    .replace('127.0.0.1:4003', shell)
    .replace('127.0.0.1:4001', registry)
    .replace('127.0.0.1:4002', contentApi);
  await writeFile(file, text);
  const address = `127.0.0.1:${await freePort()}`;
  const parameters = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(directory, 'data')}`,
    `--web.listen-address=${address}`,
    '--log.level=error',
  ];
  // Prometheus exits with the test run, even if the run is killed.
  const command = ['--pdeathsig', 'TERM', String(findProgram(['prometheus'])), ...parameters];
  const child = spawn('setpriv', command, { stdio: 'ignore' });
  return {
    async query<Data>(path: string) {
      const response = await fetch(`http://${address}/api/v1/${path}`);
      const { status, data, error } = (await response.json()) as {
        status: string;
        data: Data;
        error?: string;
      };
      if (status !== 'success') throw new Error(error);
      return data;
    },
    async stop() {
      child.kill('SIGTERM');
      await waitForExit(child);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
