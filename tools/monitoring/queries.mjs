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

/** The queries in alerts.yml, in order; each is one line. @returns {Query[]} */
export function alertQueries() {
  const rules = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8');
  return [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, where = '', expr = '']) => ({
    where,
    expr,
  }));
}

/** The dashboard's queries, with a fixed interval instead of Grafana's variable. @returns {Query[]} */
export function dashboardQueries() {
  /** @type {{ panels: { title: string, targets?: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8'));
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr: expr.replaceAll('$__rate_interval', '1m') })),
  );
}

/** Names that Prometheus adds to every scrape. */
const SCRAPED = new Set(['up', 'job', 'instance']);

/**
 * The metrics in a query, except `up`, which Prometheus adds.
 *
 * @param {string} expr
 * @returns {Selector[]}
 */
export function selectorsIn(expr) {
  const withoutGroups = expr.replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...withoutGroups.matchAll(/\b([a-z][a-z0-9_]*)\b(?!\s*[("=!])(\{[^}]*\})?/g)]
    .filter(([, name = '']) => name.includes('_') && !SCRAPED.has(name))
    .map(([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)\s*[=!]/g)]
        .map(([, label = '']) => label)
        .filter((label) => !SCRAPED.has(label)),
    }));
}

/**
 * The labels that a query groups by, except those that every scrape has.
 *
 * @param {string} expr
 * @returns {string[]}
 */
export function groupsIn(expr) {
  return [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)]
    .flatMap(([, labels = '']) => labels.split(','))
    .map((label) => label.trim())
    .filter((label) => label !== 'le' && !SCRAPED.has(label));
}

/**
 * The names of a server's metrics, as queries use them, with the labels that each has had so far.
 *
 * @param {string} exposition the text of its /metrics
 * @returns {Map<string, Set<string>>}
 */
export function metricsIn(exposition) {
  /** @type {Map<string, Set<string>>} */
  const metrics = new Map();
  for (const [, name = '', type] of exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const ending of endings) metrics.set(name + ending, new Set());
  }
  for (const [, name = '', labels = ''] of exposition.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) metrics.get(name)?.add(label);
  }
  return metrics;
}
