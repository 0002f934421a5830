import { type ProcessUsage, readUsage, USAGE_IS_CHEAP } from './process-usage.ts';

/** Milliseconds between samples. A process that fills memory at 1 GB/s exceeds its limit by 50 MB. */
const SAMPLE_MS = USAGE_IS_CHEAP ? 50 : 1000;

const watched = new Map<number, (usage: ProcessUsage) => void>();
let timer: NodeJS.Timeout | undefined;

/**
 * Reports a child's usage every `SAMPLE_MS` while this process's event loop runs. The child does not measure it itself, because
 * that would take a thread, and the child's code could tamper with the result.
 *
 * @returns a function that stops the watch
 */
export function watchUsage(processId: number, onSample: (usage: ProcessUsage) => void): () => void {
  watched.set(processId, onSample);
  timer ??= setInterval(sampleAll, SAMPLE_MS).unref();
  return () => {
    watched.delete(processId);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function sampleAll(): void {
  for (const [processId, onSample] of watched) {
    const usage = readUsage(processId);
    if (usage) onSample(usage);
  }
}
