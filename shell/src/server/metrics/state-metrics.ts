import { Counter, Gauge, type Registry } from 'prom-client';
import type { LiveSetFollower } from '../deployment/follower.ts';
import type { Generations } from '../deployment/generations.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type CircuitBreaker, circuitKey } from '../pipeline/compose/circuit-breaker.ts';
import type { FragmentCache } from '../pipeline/compose/fragments.ts';
import type { Content } from '../pipeline/content/content.ts';
import type { RevisionWatch } from '../pipeline/content/revision-watch.ts';

/** State that is read only when `/metrics` is requested, so that other requests are not slowed down. */
export interface ObservedState {
  generations: Generations;
  follower: LiveSetFollower;
  revisions: RevisionWatch;
  content: Content;
  pageCache: PageCache;
  fragments: FragmentCache;
  breaker: CircuitBreaker;
}

/** Adds metrics for the shell's caches, circuits, live set, content and renderers (OP10). */
export function addStateMetrics(registry: Registry, state: ObservedState): void {
  addCacheMetrics(registry, state);
  addDeploymentMetrics(registry, state);
  addContentMetrics(registry, state);
}

function addCacheMetrics(
  registry: Registry,
  { pageCache: page, fragments: fragment, content }: ObservedState,
): void {
  const caches = Object.entries({ page, fragment, content });
  new Counter({
    name: 'shell_cache_requests_total',
    help: 'Lookups in the caches of documents, blocks and page models (stale: outdated content was served)',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, { counts }] of caches) {
        for (const [result, count] of Object.entries(counts)) this.inc({ cache, result }, count);
      }
    },
  });
  addGauge(registry, 'shell_cache_bytes', 'Bytes in each cache', ['cache'], (gauge) => {
    for (const [cache, { size }] of caches) gauge.set({ cache }, size);
  });
}

function addDeploymentMetrics(registry: Registry, { generations, follower, breaker }: ObservedState): void {
  addGauge(registry, 'shell_live_set_info', '1 for the active live set', ['live_set'], (gauge) => {
    const { current } = generations;
    if (current) gauge.set({ live_set: current.id }, 1);
  });
  const lag = 'Seconds since the registry first named a live set that is not active yet; 0 if there is none';
  addGauge(registry, 'shell_live_set_lag_seconds', lag, [], (gauge) => {
    gauge.set(follower.lagMs / 1000);
  });
  const registryUp = 'Whether the registry responded to the last request for its live set';
  addGauge(registry, 'shell_registry_up', registryUp, [], (gauge) => {
    gauge.set(Number(follower.isReachable));
  });
  addGauge(registry, 'shell_renderers', 'Renderers that are ready', [], (gauge) => {
    gauge.set(generations.current?.renderers.size ?? 0);
  });
  const circuits = '1 while a block is not rendered because of repeated failures';
  addGauge(registry, 'shell_circuit_open', circuits, ['block', 'release'], (gauge) => {
    for (const [block, owned] of generations.current?.index.blocks ?? []) {
      gauge.set({ block, release: owned.release }, Number(breaker.isOpen(circuitKey(owned))));
    }
  });
}

function addContentMetrics(registry: Registry, { revisions }: ObservedState): void {
  const contentUp = 'Whether the content API responded to the last request for its revision';
  addGauge(registry, 'shell_content_up', contentUp, [], (gauge) => {
    gauge.set(Number(revisions.hasResponded));
  });
  const revision = '1 for the last known revision of the content';
  addGauge(registry, 'shell_content_info', revision, ['revision'], (gauge) => {
    if (revisions.current !== undefined) gauge.set({ revision: revisions.current }, 1);
  });
  const age =
    'Seconds since the content’s revision was last confirmed, or since startup if it has not been confirmed';
  addGauge(registry, 'shell_content_age_seconds', age, [], (gauge) => {
    const confirmedAt = Math.max(...revisions.confirmations.values());
    gauge.set((performance.now() - (Number.isFinite(confirmedAt) ? confirmedAt : 0)) / 1000);
  });
}

/** @param read sets the current series; all other series are removed */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: (gauge: Gauge<string>) => void,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      read(this);
    },
  });
}

/** @returns a function to call for every renderer that ended unexpectedly */
export function createRestartCounter(registry: Registry): (end: string) => void {
  const restarts = new Counter({
    name: 'shell_renderer_restarts_total',
    help: 'Renderers that ended and were replaced, by cause (late, cpu, memory, crashed)',
    labelNames: ['end'],
    registers: [registry],
  });
  return (end) => restarts.inc({ end });
}

/** @returns a function to call with the code of every live set that is refused (SE7) */
export function createRefusalCounter(registry: Registry): (code: string) => void {
  const refused = new Counter({
    name: 'shell_refused_live_sets_total',
    help: 'Live sets from the registry or the disk that were refused, by error code; counted at each poll',
    labelNames: ['code'],
    registers: [registry],
  });
  return (code) => refused.inc({ code });
}
