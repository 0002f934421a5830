import type { Metrics } from '@stadtraum/server-base/metrics';
import { sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Database, Queries } from '../../kernel/database/database.ts';
import { rowOf } from '../../kernel/database/rows.ts';
import type { MailOutcome } from '../../mail/outbox.ts';
import { readPressure } from './pressure.ts';
import type { FormReceiver, FormResult } from './sent-form.ts';

export interface SubmissionMetrics {
  countForm(form: FormReceiver['name'], result: FormResult | 'failed'): void;
  countMail(state: MailOutcome['state']): void;
  /** @param acceptsMails false while the mail server refuses the site */
  setAcceptsMails(acceptsMails: boolean | undefined): void;
}

/**
 * Metrics for forms and emails (OP10). Each scrape reads the gauges from the database; if that fails, only the counters are
 * reported.
 *
 * @param perHour number of forms per hour from which forms are under pressure
 */
export function createSubmissionMetrics(
  { registry }: Metrics,
  database: Database,
  perHour: number,
): SubmissionMetrics {
  const registers = [registry];
  const forms = new Counter({
    name: 'content_api_submissions_total',
    help: 'Forms sent by visitors, by result',
    labelNames: ['form', 'result'],
    registers,
  });
  const sent = new Counter({
    name: 'content_api_mails_sent_total',
    help: 'Mails accepted by the mail server or written as files',
    registers,
  });
  const failures = new Counter({
    name: 'content_api_mail_failures_total',
    help: 'Failed attempts to send a mail',
    registers,
  });
  const stopped = new Gauge({
    name: 'content_api_mails_stopped',
    help: '1 while no mail is sent, because the mail server does not respond or refuses the site',
    registers,
  });
  // All gauges of a scrape share one transaction.
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
    help: 'Waiting mails and dead letters',
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
    help: 'Age of the oldest waiting mail; 0 without one',
    registers,
    async collect() {
      const gauges = await read();
      this.remove();
      if (gauges) this.set(gauges.oldest);
    },
  });
  new Gauge({
    name: 'content_api_forms_under_pressure',
    help: '1 while mails of forms without a proof of work are delayed',
    registers,
    async collect() {
      const gauges = await read();
      this.remove();
      if (gauges) this.set(gauges.pressure >= 1 ? 1 : 0);
    },
  });
  return {
    countForm: (form, result) => forms.inc({ form, result }),
    setAcceptsMails: (acceptsMails) => stopped.set(acceptsMails === false ? 1 : 0),
    countMail(state) {
      if (state === 'sent') sent.inc();
      if (state === 'waiting' || state === 'dead') failures.inc();
    },
  };
}

interface Gauges {
  waiting: number;
  dead: number;
  /** Age of the oldest waiting email in seconds. */
  oldest: number;
  /** See `readPressure`. */
  pressure: number;
}

async function readGauges(queries: Queries, perHour: number): Promise<Gauges> {
  const row = rowOf<Omit<Gauges, 'pressure'>>(
    await queries.execute(sql`
      select
        count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'dead')::int as dead,
        coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::float as oldest
      from mails where state in ('waiting', 'dead')`),
  );
  return { ...row, pressure: await readPressure(queries, perHour) };
}
