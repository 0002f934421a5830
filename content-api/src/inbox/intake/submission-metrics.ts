import type { Metrics } from '@stadtraum/server-base/metrics';
import { sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Database, Queries } from '../../kernel/database/database.ts';
import { rowsOf } from '../../kernel/database/rows.ts';
import type { MailOutcome } from '../../mail/outbox.ts';
import { readPressure } from './pressure.ts';
import type { FormReceiver, FormResult } from './sent-form.ts';

export interface SubmissionMetrics {
  countForm(form: FormReceiver['name'], result: FormResult | 'failed'): void;
  countMail(state: MailOutcome['state']): void;
}

/**
 * Forms and mails in Prometheus' format (OP10). What lies in the database is read when metrics are asked for; while that fails,
 * its gauges are missing, and those that are counted here stay.
 *
 * @param perHour forms within an hour from which on there is pressure
 */
export function createSubmissionMetrics(
  { registry }: Metrics,
  database: Database,
  perHour: number,
): SubmissionMetrics {
  const registers = [registry];
  const forms = new Counter({
    name: 'content_api_submissions_total',
    help: 'Forms that visitors sent, by what became of them',
    labelNames: ['form', 'result'],
    registers,
  });
  const sent = new Counter({
    name: 'content_api_mails_sent_total',
    help: 'Mails that the mail server took, or that became files',
    registers,
  });
  const failures = new Counter({
    name: 'content_api_mail_failures_total',
    help: 'Attempts to send a mail that failed',
    registers,
  });
  // Gauges that are collected at the same time share one transaction.
  let reading: Promise<Gauges | undefined> | undefined;
  function read(): Promise<Gauges | undefined> {
    reading ??= database
      .read((queries) => readGauges(queries, perHour))
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }
  new Gauge({
    name: 'content_api_mails',
    help: 'Mails that wait, and those that were given up',
    labelNames: ['state'],
    registers,
    async collect() {
      const gauges = await read();
      this.reset();
      if (!gauges) return;
      this.set({ state: 'waiting' }, gauges.waiting);
      this.set({ state: 'dead' }, gauges.dead);
    },
  });
  new Gauge({
    name: 'content_api_oldest_waiting_mail_seconds',
    help: 'Age of the mail that has waited longest; 0 when none waits',
    registers,
    async collect() {
      const gauges = await read();
      this.remove();
      if (gauges) this.set(gauges.oldest);
    },
  });
  new Gauge({
    name: 'content_api_forms_under_pressure',
    help: '1 while forms without a proof of work are mailed later',
    registers,
    async collect() {
      const gauges = await read();
      this.remove();
      if (gauges) this.set(gauges.pressure >= 1 ? 1 : 0);
    },
  });
  return {
    countForm: (form, result) => forms.inc({ form, result }),
    countMail(state) {
      if (state === 'sent') sent.inc();
      if (state === 'waiting' || state === 'dead') failures.inc();
    },
  };
}

interface Gauges {
  waiting: number;
  dead: number;
  /** Seconds. */
  oldest: number;
  /** See `readPressure`. */
  pressure: number;
}

async function readGauges(queries: Queries, perHour: number): Promise<Gauges> {
  const [row] = rowsOf<Omit<Gauges, 'pressure'>>(
    await queries.execute(sql`
      select
        count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dead')::int as dead,
        coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::float as oldest
      from mails where state in ('waiting', 'dead')`),
  );
  return { waiting: 0, dead: 0, oldest: 0, ...row, pressure: await readPressure(queries, perHour) };
}
