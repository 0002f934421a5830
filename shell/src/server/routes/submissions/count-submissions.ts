import type { Metrics } from '@stadtraum/server-base/metrics';
import { Counter } from 'prom-client';

/** Counts a form. `delivered` means that the content API responded, `undelivered` that it did not. */
export type CountSubmission = (result: 'delivered' | 'refused' | 'undelivered') => void;

/** Creates the metric for submitted forms (OP10). */
export function createSubmissionCounter({ registry }: Metrics): CountSubmission {
  const forms = new Counter({
    name: 'shell_submissions_total',
    help: 'Submitted forms by result (delivered, refused, undelivered)',
    labelNames: ['result'],
    registers: [registry],
  });
  return (result) => forms.inc({ result });
}
