import type { Metrics } from '@stadtraum/server-base/metrics';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../kernel/database/database.ts';
import { revisionName } from '../store/revision.ts';
import { contentState } from '../store/schema.ts';
import { readHeldBack } from './content-sources.ts';

/** Milliseconds after which the database is considered down. */
const TIMEOUT_MS = 1000;

/** Metrics about the content and its database (OP10). The caller reports failed loads; the rest is read on each scrape. */
export function observeContent({ registry }: Metrics, database: Database): { onLoadFailed: () => void } {
  const registers = [registry];
  const loadFailures = new Counter({
    name: 'content_api_content_load_failures_total',
    help: 'Loads of content that failed and left the previous content in place',
    registers,
  });
  observeDatabase(registers, database);
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
