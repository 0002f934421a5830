/** The fields of a Chromium trace event that the bench uses. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time, which, unlike `dur`, does not grow on a busy machine. */
  tdur?: number;
  args: { name?: string };
}

/** A sampled profile of the page's main thread, as in the DevTools protocol. Times are in microseconds. */
export interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  startTime: number;
  samples?: number[];
  timeDeltas?: number[];
}

export interface MainThreadWork {
  /** The time that tasks take beyond their first 50 ms, in ms. */
  blocking: number;
  /** The longest task in ms, excluding the evaluation of React's modules. */
  longestWithoutReact: number;
  /** Time spent evaluating React's modules, in ms. */
  react: number;
}

/** Tasks that take longer than this count as long tasks. */
export const LONG_TASK_MS = 50;

/**
 * The work of the page's main thread between two points in the trace, on a CPU that is `slowdown` times slower.
 *
 * @param evaluating for each sample in the profile, whether React's modules were being evaluated
 * @returns NaN for each figure if one of the points is NaN, because the trace lacks it
 */
export function mainThreadWork(
  events: readonly TraceEvent[],
  { from, to }: { from: number; to: number },
  slowdown: number,
  evaluating: readonly { at: number; react: boolean }[] = [],
): MainThreadWork {
  if (Number.isNaN(from) || Number.isNaN(to)) {
    return { blocking: Number.NaN, longestWithoutReact: Number.NaN, react: Number.NaN };
  }
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
    .map(({ ts, dur = 0, tdur = dur }) => {
      const samples = evaluating.filter(({ at }) => at >= ts && at < ts + dur);
      const share = samples.filter(({ react }) => react).length / Math.max(1, samples.length);
      const duration = (tdur / 1000) * slowdown;
      return { duration, react: duration * share };
    });
  return {
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
    longestWithoutReact: Math.max(0, ...tasks.map(({ duration, react }) => duration - react)),
    react: tasks.reduce((sum, { react }) => sum + react, 0),
  };
}

/**
 * Determines for each sample whether React's modules were being evaluated, that is, whether a function in React's script was
 * running that the webpack runtime in another script had called.
 */
export function reactEvaluation(
  { nodes, startTime, samples = [], timeDeltas = [] }: Profile,
  isReact: (url: string) => boolean,
): { at: number; react: boolean }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const evaluating = new Set<number>();
  const visit = (id: number, caller: string, inside: boolean) => {
    const node = byId.get(id);
    if (!node) return;
    const { url } = node.callFrame;
    const isInside = inside || (isReact(url) && RUNTIME.test(caller));
    if (isInside) evaluating.add(id);
    for (const child of node.children ?? []) visit(child, url, isInside);
  };
  const [root] = nodes;
  if (root) visit(root.id, '', false);
  let at = startTime;
  return samples.map((id, index) => {
    at += timeDeltas[index] ?? 0;
    return { at, react: evaluating.has(id) };
  });
}

/** The scripts with a webpack runtime: the kit's container and the monolith's main script. */
const RUNTIME = /\/(remoteEntry|main\.[0-9a-f]+)\.js$/;

/** The time of the last trace event with this name, in microseconds. */
export function timestampOf(events: readonly TraceEvent[], name: string): number {
  return events.findLast((event) => event.name === name)?.ts ?? Number.NaN;
}
