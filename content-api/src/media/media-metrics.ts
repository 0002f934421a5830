import type { Metrics } from '@stadtraum/server-base/metrics';
import { Counter } from 'prom-client';

/** Creates a counter for rendered pictures (OP10), and returns a function that increments it. */
export function countRenders({ registry }: Metrics): (result: 'rendered' | 'failed') => void {
  const renders = new Counter({
    name: 'content_api_media_renders_total',
    help: 'Renditions of pictures by result: rendered, failed',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['rendered', 'failed']) renders.inc({ result }, 0);
  return (result) => renders.inc({ result });
}
