import type { LogEntry } from '@stadtraum/contracts/registry-api';
import type { NewLogEntry, ReleaseLog } from '../store/release-log.ts';
import { createRequestLog } from './request-log.ts';

/** A log in memory. */
function memoryLog(): { log: ReleaseLog; entries: NewLogEntry[] } {
  const entries: NewLogEntry[] = [];
  const log: ReleaseLog = {
    append: async (entry) => {
      entries.push(entry);
      return { number: entries.length, at: '2026-01-01T00:00:00.000Z', ...entry } as LogEntry;
    },
    read: async () => ({ entries: [], intact: true }),
    isIntact: async () => true,
  };
  return { log, entries };
}

const refusal = (subject: string): NewLogEntry => ({
  action: 'unknown',
  subject,
  outcome: 'refused',
  code: 'KEY_UNKNOWN',
});
const silent = { warn: () => {}, error: () => {} };

describe('[TR1] refusals that a stranger can repeat', () => {
  it('make two entries each minute, however often they come', async () => {
    const { log, entries } = memoryLog();
    const requests = createRequestLog(log, silent);
    for (let round = 0; round < 1000; round += 1) await requests.count(refusal('strangers'));
    expect(entries.map(({ count }) => count)).toEqual([1]);
    await requests.close();
    expect(entries.map(({ count }) => count)).toEqual([1, 999]);
    expect(requests.refusals()).toEqual(new Map([['KEY_UNKNOWN', 1000]]));
  });

  it('share one entry if there are too many kinds', async () => {
    const { log, entries } = memoryLog();
    const requests = createRequestLog(log, silent);
    for (let kind = 0; kind < 200; kind += 1) await requests.count(refusal(`kind ${kind}`));
    await requests.close();
    expect(entries).toHaveLength(51);
    expect(entries.at(-1)).toMatchObject({ count: 150 });
  });

  it('are written when the minute is over', async () => {
    const { log, entries } = memoryLog();
    const requests = createRequestLog(log, silent, 20);
    for (let round = 0; round < 3; round += 1) await requests.count(refusal('strangers'));
    while (entries.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(entries.map(({ count }) => count)).toEqual([1, 2]);
    await requests.close();
  });
});

it('[TR1] a log that cannot be written does not stop what it records', async () => {
  const { log } = memoryLog();
  const problems: unknown[] = [];
  const requests = createRequestLog({ ...log, append: () => Promise.reject(new Error('the disk is full')) }, {
    ...silent,
    error: (...problem: unknown[]) => void problems.push(problem),
  } as never);
  await requests.add({ action: 'roll-back', subject: 'mf-press', outcome: 'done' });
  expect(problems).toHaveLength(1);
});

describe('[TR1] a page of the log', () => {
  const pages = (log: Partial<ReleaseLog>) => createRequestLog({ ...memoryLog().log, ...log }, silent);
  const readIntact = async (log: ReturnType<typeof pages>) => (await log.read({ limit: 1 })).intact;

  it('is not intact for good once an entry in a page was changed', async () => {
    let intact = true;
    const log = pages({ read: async () => ({ entries: [], intact }) });
    expect(await readIntact(log)).toBe(true);
    intact = false;
    expect(await readIntact(log)).toBe(false);
    intact = true;
    expect(await readIntact(log)).toBe(false);
  });

  it('shares the check of the whole log, which notices changes elsewhere', async () => {
    let checks = 0;
    const log = pages({
      isIntact: async () => {
        checks += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return checks < 2;
      },
    });
    const first = await Promise.all([1, 2, 3].map(() => readIntact(log)));
    expect([first, checks]).toEqual([[true, true, true], 1]);
    while (await readIntact(log)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(checks).toBe(2);
  });
});
