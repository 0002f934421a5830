import type { Metrics } from '@stadtraum/server-base/metrics';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../kernel/database/database.ts';
import { readRevision, revisionName } from '../store/revision.ts';
import { contentState } from '../store/schema.ts';
import { compareFiles } from './compare-files.ts';
import { readHeldBack } from './content-sources.ts';

/** Milliseconds after which the database is considered down. */
const TIMEOUT_MS = 1000;
/** Milliseconds between two comparisons of files that differ; reading thousands of them takes seconds. */
const COMPARE_INTERVAL_MS = 60_000;

/**
 * Metrics about the content and its database (OP10). The caller reports failed loads; the rest is read on each scrape, the content files
 * only after a load by any content API.
 */
export function observeContent(
  { registry }: Metrics,
  database: Database,
  contentDirectory: string,
): { onLoadFailed: () => void } {
  const registers = [registry];
  const loadFailures = new Counter({
    name: 'content_api_content_load_failures_total',
    help: 'Loads of content that failed and left the previous content in place',
    registers,
  });
  observeDatabase(registers, database);
  observeFiles(registers, database, contentDirectory);
  return { onLoadFailed: () => loadFailures.inc() };
}

function observeDatabase(registers: Registry[], database: Database): void {
  const info = new Gauge({
    name: 'content_api_content_info',
    help: 'The revision of the content being served',
    labelNames: ['revision'],
    registers,
  });
  const loadedAt = new Gauge({
    name: 'content_api_content_loaded_timestamp_seconds',
    help: 'When the content being served was loaded',
    registers,
  });
  const heldBack = new Gauge({
    name: 'content_api_content_held_back',
    help: 'Pages, records and shared files whose new version does not fit and was not loaded',
    registers,
  });
  new Gauge({
    name: 'content_api_database_up',
    help: 'Whether the database responds',
    registers,
    async collect() {
      info.reset();
      try {
        const reading = database.read((queries) => queries.select().from(contentState));
        const [state] = await withTimeout(reading, TIMEOUT_MS, () => new Error('no response in time'));
        this.set(1);
        if (!state) return;
        info.set({ revision: revisionName(state) }, 1);
        heldBack.set((await database.read(readHeldBack)).length);
        loadedAt.set(Date.parse(state.loadedAt) / 1000);
      } catch {
        this.set(0);
      }
    },
  });
}

function observeFiles(registers: Registry[], database: Database, contentDirectory: string): void {
  let last = { load: '', differing: 0, at: 0 };
  const compare = async (gauge: Gauge) => {
    // A load that holds everything back changes no revision.
    const load = JSON.stringify(
      await database.read(async (q) => [await readRevision(q), await readHeldBack(q)]),
    );
    // Files that differ may be updated without a load.
    const isOld = last.differing > 0 && performance.now() - last.at > COMPARE_INTERVAL_MS;
    if (load === last.load && !isOld) return;
    const differing = (await compareFiles(contentDirectory, database)).length;
    gauge.set(differing);
    last = { load, differing, at: performance.now() };
  };
  new Gauge({
    name: 'content_api_content_files_differing',
    help: 'Pages, records and shared files on this machine that differ from the last load',
    registers,
    async collect() {
      // `content_api_database_up` reports a database that does not respond.
      await withTimeout(compare(this), TIMEOUT_MS, () => new Error('no response in time')).catch(
        () => undefined,
      );
    },
  });
}
