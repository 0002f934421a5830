import type { Metrics } from '@stadtraum/server-base/metrics';
import { Counter } from 'prom-client';

/** Counts a form: `delivered` got an answer of the content API, `undelivered` none. */
export type CountSubmission = (result: 'delivered' | 'refused' | 'undelivered') => void;

/** Forms in Prometheus' format (OP10). */
export function createSubmissionCounter({ registry }: Metrics): CountSubmission {
  const forms = new Counter({
    name: 'shell_submissions_total',
    help: 'Forms that visitors sent, by whether the content API answered',
    labelNames: ['result'],
    registers: [registry],
  });
  return (result) => forms.inc({ result });
}
