import { mainThreadWork, reactEvaluation, type TraceEvent, timestampOf } from './tasks.ts';

function event(name: string, overrides: Partial<TraceEvent>): TraceEvent {
  return { name, pid: 1, tid: 1, ts: 0, args: {}, ...overrides };
}

const events = [
  event('thread_name', { args: { name: 'CrRendererMain' } }),
  event('RunTask', { ts: 1_000, dur: 90_000, tdur: 20_000 }),
  event('RunTask', { ts: 200_000, dur: 9_000, tdur: 9_000 }),
  event('RunTask', { ts: 1_000, dur: 900_000, tid: 2 }),
];
const wholeTrace = { from: 0, to: 1_000_000 };

test('mainThreadWork multiplies the main thread’s CPU time', () => {
  expect(mainThreadWork(events, wholeTrace, 4)).toEqual({ blocking: 30, longestWithoutReact: 80, react: 0 });
  expect(mainThreadWork(events, { from: 100_000, to: 300_000 }, 4).longestWithoutReact).toBe(36);
});

test('mainThreadWork measures nothing if the trace lacks the event that begins or ends the time', () => {
  const missing = timestampOf(events, 'firstContentfulPaint');
  expect(mainThreadWork(events, { from: missing, to: 1_000_000 }, 4).blocking).toBeNaN();
  expect(mainThreadWork(events, { from: 0, to: missing }, 4).longestWithoutReact).toBeNaN();
});

test('mainThreadWork excludes React’s evaluation from the longest task', () => {
  const samples = [2_000, 3_000, 4_000, 5_000].map((at, index) => ({ at, react: index > 0 }));
  expect(mainThreadWork(events, wholeTrace, 4, samples)).toMatchObject({
    react: 60,
    longestWithoutReact: 36,
  });
});

test('reactEvaluation covers calls to React’s script from a webpack runtime, not from components', () => {
  const node = (id: number, url: string, children: number[] = []) => ({ id, callFrame: { url }, children });
  const profile = {
    nodes: [
      node(1, '', [2, 5]),
      node(2, '/assets/shared-ui/1/remoteEntry.js', [3]),
      node(3, '/react-dom.js', [4]),
      node(4, '/scheduler.js'),
      node(5, '/island.js', [6]),
      node(6, '/react-dom.js'),
    ],
    startTime: 10,
    samples: [3, 4, 6],
    timeDeltas: [1, 1, 1],
  };
  expect(reactEvaluation(profile, (url) => url === '/react-dom.js')).toEqual([
    { at: 11, react: true },
    { at: 12, react: true },
    { at: 13, react: false },
  ]);
});
