/** An event of Chromium's trace, as far as it is read here. Times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time: unlike `dur` it does not grow when the machine has other things to do. */
  tdur?: number;
  args: { name?: string };
}

/** A sampled profile of the page's main thread, as the DevTools protocol has it. Times are microseconds. */
export interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  startTime: number;
  samples?: number[];
  timeDeltas?: number[];
}

export interface MainThreadWork {
  /** Milliseconds of each task beyond 50 ms, summed up. */
  blocking: number;
  /** The longest task without the evaluation of React, ms. */
  longestOwn: number;
  /** Evaluating React's modules, ms. */
  react: number;
}

/** From here on a task is a long one, ms. */
export const LONG_TASK = 50;

/**
 * What the page's main thread did between two moments of the trace, on a processor that is `slowdown` times slower.
 *
 * @param evaluating whether React's modules were being evaluated at a sample of the profile
 */
export function mainThreadWork(
  events: readonly TraceEvent[],
  { from, to }: { from: number; to: number },
  slowdown: number,
  evaluating: readonly { at: number; react: boolean }[] = [],
): MainThreadWork {
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
      const all = (tdur / 1000) * slowdown;
      return { all, react: all * share };
    });
  return {
    blocking: tasks.reduce((sum, { all }) => sum + Math.max(0, all - LONG_TASK), 0),
    longestOwn: Math.max(0, ...tasks.map(({ all, react }) => all - react)),
    react: tasks.reduce((sum, { react }) => sum + react, 0),
  };
}

/**
 * At which samples React's modules were being evaluated: everything below a function of React's script that was called by
 * another script which is a webpack runtime.
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

/** The scripts that hold a webpack runtime: of the kit's container, and of the monolith. */
const RUNTIME = /\/(remoteEntry|main\.[0-9a-f]+)\.js$/;

/** When something happened, in the trace's microseconds. */
export function momentOf(events: readonly TraceEvent[], name: string): number {
  return events.findLast((event) => event.name === name)?.ts ?? Number.NaN;
}
