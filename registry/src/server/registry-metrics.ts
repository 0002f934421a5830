import type { Metrics } from '@stadtraum/server-base/metrics';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from './registry.ts';

/**
 * Adds metrics to a registry (OP10), see docs/monitoring. Gauges read the store whenever metrics are collected.
 */
export function withMetrics(registry: Registry, { registry: target }: Metrics): Registry {
  const registers = [target];
  const { liveSets, releases, publish, activations, log } = registry;
  new Gauge({
    name: 'registry_live_set_info',
    help: 'The live set; always 1',
    labelNames: ['live_set'],
    registers,
    collect() {
      const set = liveSets.current();
      this.reset();
      if (set) this.set({ live_set: set.id }, 1);
    },
  });
  new Gauge({
    name: 'registry_live_set_activated_timestamp_seconds',
    help: 'When the live set was activated, in Unix time',
    registers,
    collect() {
      const set = liveSets.current();
      if (set) this.set(Date.parse(set.createdAt) / 1000);
    },
  });
  new Gauge({
    name: 'registry_releases',
    help: 'Stored releases',
    registers,
    collect() {
      this.set(releases.list().length);
    },
  });
  new Counter({
    name: 'registry_refused_requests_total',
    help: 'Refused signed requests, and changed files that were not served, by error code',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const [code, count] of log.refusals()) this.inc({ code }, count);
    },
  });
  const counter = (subject: string) =>
    new Counter({
      name: `registry_${subject}_total`,
      help: `Requests for ${subject}, by result`,
      labelNames: ['result'],
      registers,
    });
  const [activated, rolledBack, published] = ['activations', 'rollbacks', 'publishes'].map(counter);
  return {
    ...registry,
    publish: (...parameters) => counted(published, publish(...parameters)),
    activations: {
      ...activations,
      activate: (...parameters) => counted(activated, activations.activate(...parameters)),
      rollBack: (...parameters) => counted(rolledBack, activations.rollBack(...parameters)),
    },
  };
}

async function counted<Value>(counter: Counter<'result'> | undefined, work: Promise<Value>): Promise<Value> {
  try {
    const value = await work;
    counter?.inc({ result: 'done' });
    return value;
  } catch (error) {
    counter?.inc({ result: 'refused' });
    throw error;
  }
}
