import type { Metrics } from '@stadtraum/server-base/metrics';
import { Counter, Gauge } from 'prom-client';
import type { Admission } from './admission.ts';

const REASONS = ['budget', 'network-queue-full', 'queue-full', 'timed-out', 'disconnected'] as const;

/** Admission metrics (OP10): waiting, rejected and timed-out reads. */
export function observeAdmission({ registry }: Metrics, admission: Admission): void {
  const registers = [registry];
  new Gauge({
    name: 'content_api_admission_queue',
    help: 'Requests that are waiting for the database, by cost: plain, costly',
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
    help: 'Reads that timed out in the database',
    registers,
  });
  admission.observe({
    onRejected: (reason) => rejected.inc({ reason }),
    onTimeout: () => timeouts.inc(),
  });
}
