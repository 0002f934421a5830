import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Reports } from './reports.ts';

/** Reports the page view's web vitals. This can start late, because the browser buffers earlier entries. */
export function watchVitals(reports: Reports): void {
  const report = ({ name, value, rating }: Metric) => reports.vital({ name, value, rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
