import type { Site } from './site.ts';

/** The shell's counters of submitted forms, as text. */
export async function submissions({ metricsUrl }: Site): Promise<string> {
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  return [...metrics.matchAll(/^shell_submissions_total.*$/gm)].join();
}
