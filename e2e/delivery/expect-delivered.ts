import { expect } from '@playwright/test';
import { recordMeasurement } from '../site/measurements.ts';
import type { Site } from '../site/site.ts';
import { type Delivery, mixedPages } from './shipping.ts';

/** Limits while another suite runs beside this one. `gate-speed.spec.ts` measures what a team waits for on an idle machine. */
const MAX_MS = { untilLive: 25_000, verification: 6_000, switch: 300, rollBack: 1_000 };

/** Expects that a ship was quick, failed no request, and restarted no process. @param untilLive limit in milliseconds */
export async function expectDelivered(
  site: Site,
  delivery: Delivery,
  changed: string[],
  untilLive = MAX_MS.untilLive,
): Promise<void> {
  await expectUninterrupted(site, delivery, changed);
  expect(delivery.untilLive).toBeLessThan(delivery.machine.limit(untilLive));
  expect(delivery.verification).toBeLessThan(delivery.machine.limit(MAX_MS.verification));
}

/** Expects that a rollback was quick, failed no request, and restarted no process. */
export async function expectRolledBack(site: Site, delivery: Delivery, changed: string[]): Promise<void> {
  await expectUninterrupted(site, delivery, changed);
  const { verification, switch: switched, machine } = delivery;
  expect(verification + switched).toBeLessThan(machine.limit(MAX_MS.rollBack));
}

async function expectUninterrupted(site: Site, delivery: Delivery, changed: string[]): Promise<void> {
  const { load, processes, untilLive, verification, machine } = delivery;
  const [before, after] = processes;
  recordMeasurement(
    'delivery',
    `live after ${Math.round(untilLive)} ms, verification ${verification} ms, switch ${delivery.switch} ms; ` +
      `${load.responses} responses, the slowest after ${Math.round(load.slowest)} ms; ` +
      `10 s scale to ${Math.round(machine.limit(10))} s`,
  );
  expect(delivery.changed).toEqual(changed);
  expect(load.failures).toEqual([]);
  expect(load.responses).toBeGreaterThan(100);
  expect(load.releases.size).toBe(2);
  expect(await mixedPages(site, load)).toEqual([]);
  expect(after).toEqual(before);
  expect(delivery.switch).toBeLessThan(machine.limit(MAX_MS.switch));
}
