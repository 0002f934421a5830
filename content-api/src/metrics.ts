import type { Metrics } from '@stadtraum/server-base/metrics';
import { withTimeout } from '@stadtraum/server-base/timeout';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Admission } from './http/admission.ts';
import type { Database } from './kernel/database/database.ts';
import { revisionName } from './store/revision.ts';
import { contentState } from './store/schema.ts';

/** What the content API's parts tell its metrics (OP10); the rest is read when Prometheus asks. */
export interface ContentApiMetrics {
  loadFailed(): void;
  rendered(result: 'rendered' | 'failed'): void;
}

const REASONS = ['budget', 'network-queue-full', 'queue-full', 'waited', 'gone'] as const;

/** Milliseconds that Prometheus waits for the database. */
const TIMEOUT_MS = 1000;

export function observeContentApi(
  { registry }: Metrics,
  { database, admission }: { database: Database; admission: Admission },
): ContentApiMetrics {
  const registers = [registry];
  observeAdmission(registers, admission);
  observeDatabase(registers, database);
  const loadFailures = new Counter({
    name: 'content_api_content_load_failures_total',
    help: 'Loads of content that failed; the content before stays',
    registers,
  });
  const renders = new Counter({
    name: 'content_api_media_renders_total',
    help: 'Renditions of pictures by result: rendered, failed',
    labelNames: ['result'],
    registers,
  });
  for (const result of ['rendered', 'failed']) renders.inc({ result }, 0);
  return {
    loadFailed: () => loadFailures.inc(),
    rendered: (result) => renders.inc({ result }),
  };
}

function observeAdmission(registers: Registry[], admission: Admission): void {
  new Gauge({
    name: 'content_api_admission_queue',
    help: 'Requests that wait for the database, by cost: plain, costly',
    labelNames: ['cost'],
    registers,
    collect() {
      for (const cost of ['plain', 'costly'] as const) this.set({ cost }, admission.waiting(cost));
    },
  });
  const rejected = new Counter({
    name: 'content_api_admission_rejected_total',
    help: 'Requests that were not admitted to the database, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REASONS) rejected.inc({ reason }, 0);
  const timeouts = new Counter({
    name: 'content_api_statement_timeouts_total',
    help: 'Reads that were ended because the database took too long',
    registers,
  });
  admission.observe({
    onRejected: (reason) => rejected.inc({ reason }),
    onTimeout: () => timeouts.inc(),
  });
}

function observeDatabase(registers: Registry[], database: Database): void {
  const info = new Gauge({
    name: 'content_api_content_info',
    help: 'The revision of the content that is served',
    labelNames: ['revision'],
    registers,
  });
  const loadedAt = new Gauge({
    name: 'content_api_content_loaded_timestamp_seconds',
    help: 'When the content that is served was loaded',
    registers,
  });
  new Gauge({
    name: 'content_api_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      info.reset();
      try {
        const reading = database.read((queries) => queries.select().from(contentState));
        const [state] = await withTimeout(reading, TIMEOUT_MS, () => new Error('no answer in time'));
        this.set(1);
        if (!state) return;
        info.set({ revision: revisionName(state) }, 1);
        loadedAt.set(Date.parse(state.loadedAt) / 1000);
      } catch {
        this.set(0);
      }
    },
  });
}
