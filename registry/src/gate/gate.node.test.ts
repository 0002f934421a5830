import { CHECKS } from './checks.ts';
import type { LiveContent } from './content/live-content.ts';
import { createGate } from './gate.ts';
import type { GateCheck } from './input/gate-input.ts';

const PAGES = { revision: '1', pages: [{}], freshUntil: Number.POSITIVE_INFINITY };
const content = { latest: () => PAGES, onRead: () => {}, close: () => {} } as unknown as LiveContent;
const store = {} as Parameters<typeof createGate>[0];

/** A gate with a check that notes whether its processes run. */
function gateWithCheck() {
  const processes = { run: false };
  const check: GateCheck = Object.assign(async () => [], {
    prepare: () => {
      processes.run = true;
    },
    release: () => {
      processes.run = false;
    },
  });
  return { gate: createGate(store, content, { checks: [check] }), processes };
}

it('names every check, for the sentence that it failed', () => {
  expect(CHECKS.map(({ name }) => name)).not.toContain('');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts the processes of an expected activation, and ends them when none follows', () => {
  const { gate, processes } = gateWithCheck();
  gate.expect();
  expect(processes.run).toBe(true);
  jest.advanceTimersByTime(119_000);
  expect(processes.run).toBe(true);
  jest.advanceTimersByTime(2_000);
  expect(processes.run).toBe(false);
});

it('ends the processes when no inspection follows within ten minutes of one', () => {
  const { gate, processes } = gateWithCheck();
  gate.expect();
  const inspection = gate.inspect();
  jest.advanceTimersByTime(700_000);
  expect(processes.run).toBe(true);
  inspection.end();
  jest.advanceTimersByTime(599_000);
  expect(processes.run).toBe(true);
  jest.advanceTimersByTime(2_000);
  expect(processes.run).toBe(false);
});

it('keeps the processes of an inspection that goes on while another one ends', () => {
  const { gate, processes } = gateWithCheck();
  const preview = gate.inspect();
  gate.inspect().end();
  jest.advanceTimersByTime(700_000);
  expect(processes.run).toBe(true);
  preview.end();
  jest.advanceTimersByTime(700_000);
  expect(processes.run).toBe(false);
});

it('ends the processes with the gate, and those of an inspection that outlives it', () => {
  const { gate, processes } = gateWithCheck();
  gate.inspect().end();
  gate.close();
  expect(processes.run).toBe(false);
  const other = gateWithCheck();
  const inspection = other.gate.inspect();
  other.gate.close();
  inspection.end();
  expect(other.processes.run).toBe(false);
});
