import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import {
  alertQueries,
  dashboardQueries,
  groupsIn,
  metricsIn,
  selectorsIn,
} from '../../tools/monitoring/queries.mjs';
import { hasPrometheus, startPrometheus } from './prometheus.ts';
import { test } from './proxied-site.ts';

test('[OP10] the alerts and the dashboard use only metrics and labels that the servers expose', async ({
  proxied,
}) => {
  const { site } = proxied;
  // Per-route counters appear after the first request.
  await proxied.send('/kontakt');
  const metrics = new Map<string, Set<string>>();
  for (const url of [site.metricsUrl, site.registryUrl, site.contentApiUrl]) {
    const response = await fetch(`${url}/metrics`);
    expect([url, response.status]).toEqual([url, 200]);
    for (const [name, labels] of metricsIn(await response.text())) {
      metrics.set(name, new Set([...(metrics.get(name) ?? []), ...labels]));
    }
  }
  // A counter shows its labels only after its first increment.
  const mayHaveLabel = (name: string, label: string) => {
    const labels = metrics.get(name);
    return labels === undefined || labels.size === 0 || labels.has(label);
  };
  const missing = [...alertQueries(), ...dashboardQueries()].flatMap(({ where, expr }) => {
    const selectors = selectorsIn(expr);
    return [
      ...selectors.filter(({ name }) => !metrics.has(name)).map(({ name }) => name),
      ...selectors.flatMap(({ name, labels }) =>
        labels.filter((label) => !mayHaveLabel(name, label)).map((label) => `${name}{${label}}`),
      ),
      ...groupsIn(expr)
        .filter((label) => !selectors.some(({ name }) => mayHaveLabel(name, label)))
        .map((label) => `by (${label})`),
    ].map((problem) => `${where}: ${problem}`);
  });
  expect(missing).toEqual([]);
});

test('[OP10] Prometheus scrapes all servers of a healthy site, fires no alert, and accepts every panel’s query @full', async ({
  proxied,
}) => {
  test.skip(!hasPrometheus, 'Prometheus is not installed');
  const prometheus = await startPrometheus(proxied.site);
  try {
    await expect(async () => {
      const { activeTargets } = await prometheus.query<{ activeTargets: { health: string }[] }>('targets');
      expect(activeTargets.map(({ health }) => health)).toEqual(['up', 'up', 'up']);
    }).toPass();
    await delay(5000);
    const { alerts } = await prometheus.query<{ alerts: unknown[] }>('alerts');
    expect(alerts).toEqual([]);
    for (const { expr } of dashboardQueries()) {
      await prometheus.query(`query?query=${encodeURIComponent(expr)}`);
    }
  } finally {
    await prometheus.stop();
  }
});
