import { expect } from '@playwright/test';
import { alertQueries, dashboardQueries, metricsIn, selectorsIn } from '../../tools/monitoring/queries.mjs';
import { test } from './proxied-site.ts';

test('[OP10] alerts and dashboard name only metrics and labels that the running servers have', async ({
  proxied,
}) => {
  const { site } = proxied;
  // Whatever is counted by its route has been asked for once.
  await proxied.ask('/kontakt');
  const metrics = new Map<string, Set<string>>();
  for (const url of [site.metricsUrl, site.registryUrl, site.contentApiUrl]) {
    const answer = await fetch(`${url}/metrics`);
    expect([url, answer.status]).toEqual([url, 200]);
    for (const [name, labels] of metricsIn(await answer.text())) {
      metrics.set(name, new Set([...(metrics.get(name) ?? []), ...labels]));
    }
  }
  const unknown = [...alertQueries(), ...dashboardQueries()].flatMap(({ where, expr }) =>
    selectorsIn(expr).flatMap(({ name, labels }) => {
      const known = metrics.get(name);
      if (!known) return [`${where}: ${name}`];
      // One that nothing was counted with has not said its labels yet.
      return labels
        .filter((label) => known.size > 0 && !known.has(label))
        .map((label) => `${where}: ${name}{${label}}`);
    }),
  );
  expect(unknown).toEqual([]);
});
