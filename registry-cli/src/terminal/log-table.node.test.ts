import type { LogEntry } from '@stadtraum/contracts/registry-api';
import { formatLog } from './log-table.ts';
import { wrap } from './wrap.ts';

const plain = { dim: (text: string) => text, bold: (text: string) => text };
const ENTRIES: LogEntry[] = [
  {
    ...{ number: 4, at: '2026-03-10T12:03:00.000Z', action: 'activate', outcome: 'done', team: 'press' },
    subject: 'mf-press@1.0.0-3fa9c21b77',
    ...{ key: '91ab34cd56ef7890', commit: '3fa9c21b770000000000-dirty', liveSet: '14-8be2d1f0' },
    reason: 'The filter keeps its focus, and the list says how many pictures it shows',
  },
  {
    ...{ number: 3, at: '2026-03-10T12:02:00.000Z', action: 'unknown', outcome: 'refused' },
    ...{ subject: 'requests of unknown senders', code: 'KEY_UNKNOWN', count: 12 },
  },
  { number: 2, at: '2026-03-10T12:01:00.000Z', action: 'start', outcome: 'done', subject: 'registry' },
];

/** Instants are shown in the reader's time zone. */
function local(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

describe('formatLog', () => {
  it('[TR1] says when, who, what, from which commit, why and with which outcome', () => {
    expect(formatLog(ENTRIES, { columns: 120, ...plain })).toEqual([
      'WHEN              WHO           OUTCOME  WHAT',
      `${local('2026-03-10T12:03:00Z')}  press         done     activate mf-press@1.0.0-3fa9c21b77`,
      `${' '.repeat(41)}commit 3fa9c21-dirty · live set 14-8be2d1f0 · “The filter keeps its focus, and`,
      `${' '.repeat(41)}the list says how many pictures it shows”`,
      `${local('2026-03-10T12:02:00Z')}  unknown       refused  requests of unknown senders (12 times)`,
      `${' '.repeat(41)}KEY_UNKNOWN`,
      `${local('2026-03-10T12:01:00Z')}  registry      done     start registry`,
    ]);
  });

  it.each([80, 100, 120])('[TR1] fits into %i columns', (columns) => {
    const lines = formatLog(ENTRIES, { columns, ...plain });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  });
});

it('[TR1] formatLog lets no text of a sender control the terminal', () => {
  const [entry] = ENTRIES;
  if (!entry) throw new Error('there is no entry');
  const forged = { ...entry, reason: 'fine\x1b[2K\x1b[1A\u009b1A\r\nhidden' };
  const text = formatLog([forged], { columns: 120, ...plain }).join('');
  expect(text).toContain('“fine [2K [1A 1A hidden”');
  expect(text).not.toMatch(/\p{Cc}/u);
});

describe('wrap', () => {
  it('breaks between words, and keeps a longer word whole', () => {
    expect(wrap('a bb ccc  1234567890 d', 6)).toEqual(['a bb', 'ccc', '1234567890', 'd']);
    expect(wrap('', 6)).toEqual([]);
  });
});
