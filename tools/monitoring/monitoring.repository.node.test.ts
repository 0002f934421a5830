import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../workspace/programs.mjs';
import { ROOT } from '../workspace/root.mjs';
import { alertQueries, dashboardQueries, groupsIn, MONITORING, metricsIn, selectorsIn } from './queries.mjs';

const promtool = findProgram(['promtool']);
if (!promtool)
  process.stderr.write('\n!!! NOT TESTED: alerts and dashboard, because promtool is missing\n\n');
const itWithPromtool = promtool ? it : it.skip;
const run = (...parameters: string[]) =>
  execFileSync(String(promtool), parameters, { cwd: MONITORING, encoding: 'utf8', stdio: 'pipe' });

describe('docs/monitoring', () => {
  itWithPromtool('[OP10] contains a configuration and alerts that Prometheus accepts', () => {
    expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(run('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${alertQueries().length} rules found`);
  });

  itWithPromtool('[OP10] contains tests that fire every alert', () => {
    expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
    const tests = readFileSync(join(MONITORING, 'alerts.test.yml'), 'utf8');
    const fired = [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g)].map(([, name]) => name);
    expect(fired.sort()).toEqual(alertNames().sort());
  });

  it('[OP10] explains in docs/operations.md what each alert means and what to do', () => {
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const explained = [...operations.matchAll(/<a id="alert-(\w+)"><\/a>`(\w+)` *\| *\S.*\| *\S/g)];
    expect(explained.map(([, , name]) => name).sort()).toEqual(alertNames().sort());
    const linked = [...readFileSync(join(MONITORING, 'alerts.yml'), 'utf8').matchAll(/runbook: (.+)/g)];
    expect(linked.map(([, link]) => link)).toEqual(
      alertNames().map((name) => `docs/operations.md#alert-${name.toLowerCase()}`),
    );
    for (const [, anchor, name] of explained) expect(anchor).toBe(name?.toLowerCase());
  });

  itWithPromtool('[OP10] contains a dashboard whose queries Prometheus accepts', () => {
    const directory = mkdtempSync(join(tmpdir(), 'stadtraum-dashboard-'));
    const rules = dashboardQueries().map(
      ({ expr }, index) => `      - record: query_${index}\n        expr: ${JSON.stringify(expr)}`,
    );
    expect(rules.length).toBeGreaterThan(30);
    const file = join(directory, 'rules.yml');
    writeFileSync(file, `groups:\n  - name: dashboard\n    rules:\n${rules.join('\n')}\n`);
    expect(run('check', 'rules', file)).toContain('SUCCESS');
    rmSync(directory, { recursive: true });
  });
});

describe('the query parser', () => {
  it('finds metrics and labels in a query, but not functions or durations', () => {
    expect(
      selectorsIn(
        'sum by (le, job_name) (rate(a_bucket{job="x",status=~"5.."}[5m])) / on (in_it) b_total > 0.5 or vector(0)',
      ),
    ).toEqual([
      { name: 'a_bucket', labels: ['status'] },
      { name: 'b_total', labels: [] },
    ]);
    expect(selectorsIn('up{job=~"a_b"} == 0')).toEqual([]);
    expect(groupsIn('sum by (le, job, block) (rate(a_total[5m])) + max by (end)(b_c)')).toEqual([
      'block',
      'end',
    ]);
  });

  it('lists the metrics that a server exposes, with their labels', () => {
    const text = '# HELP a x\n# TYPE a_total counter\na_total{x="1",y="}"} 2\n# TYPE h histogram\n';
    expect(metricsIn(text)).toEqual(
      new Map([
        ['a_total', new Set(['x', 'y'])],
        ['h_bucket', new Set()],
        ['h_sum', new Set()],
        ['h_count', new Set()],
      ]),
    );
  });
});

function alertNames(): string[] {
  return alertQueries().map(({ where }) => where);
}
