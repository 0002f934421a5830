import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

export const MONITORING = join(ROOT, 'docs/monitoring');

/**
 * A Prometheus query and the alert or panel that contains it.
 *
 * @typedef {{ where: string, expr: string }} Query
 *
 * @typedef {{ name: string, labels: string[] }} Selector a metric and the labels that its matchers use
 */

/** Reads the queries in alerts.yml, in order; each is one line. @returns {Query[]} */
export function alertQueries() {
  const rules = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8');
  return [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, where = '', expr = '']) => ({
    where,
    expr,
  }));
}

/** Reads the dashboard's queries, and replaces Grafana's interval variable with a fixed interval. @returns {Query[]} */
export function dashboardQueries() {
  /** @type {{ panels: { title: string, targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8'));
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr: expr.replaceAll('$__rate_interval', '1m') })),
  );
}

/** Metrics and labels that Prometheus adds to every scrape. */
const SCRAPE_NAMES = new Set(['up', 'job', 'instance']);

/**
 * Returns the metrics in a query, except `up`, which Prometheus adds.
 *
 * @param {string} expr
 * @returns {Selector[]}
 */
export function selectorsIn(expr) {
  const withoutGroups = expr.replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...withoutGroups.matchAll(/\b([a-z][a-z0-9_]*)\b(?!\s*[("=!])(\{[^}]*\})?/g)]
    .filter(([, name = '']) => name.includes('_') && !SCRAPE_NAMES.has(name))
    .map(([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)\s*[=!]/g)]
        .map(([, label = '']) => label)
        .filter((label) => !SCRAPE_NAMES.has(label)),
    }));
}

/**
 * Returns the labels that a query groups by, except those that every scrape has.
 *
 * @param {string} expr
 * @returns {string[]}
 */
export function groupsIn(expr) {
  return [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(','))
    .map((label) => label.trim())
    .filter((label) => label !== 'le' && !SCRAPE_NAMES.has(label));
}

/**
 * Returns the names of a server's metrics, as queries use them, with the labels that occur on each.
 *
 * @param {string} exposition the server's response to /metrics
 * @returns {Map<string, Set<string>>}
 */
export function metricsIn(exposition) {
  /** @type {Map<string, Set<string>>} */
  const metrics = new Map();
  for (const [, name = '', type] of exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const suffix of suffixes) metrics.set(name + suffix, new Set());
  }
  for (const [, name = '', labels = ''] of exposition.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) metrics.get(name)?.add(label);
  }
  return metrics;
}
