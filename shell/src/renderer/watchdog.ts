import { Worker } from 'node:worker_threads';
import type { RendererLimits } from './protocol.ts';

/** What the watchdog's thread needs to know. */
export interface WatchdogOrders extends RendererLimits {
  /** Process id of the shell. */
  parent: number;
}

/**
 * Watches this process from a thread of its own, which runs on while a block loops or allocates. It ends the process when it
 * holds too much memory, Buffers included, and when the shell is gone: a looping process never hears "disconnect".
 */
export function startWatchdog(limits: RendererLimits): void {
  const orders: WatchdogOrders = { ...limits, parent: process.ppid };
  const thread = new Worker(watchdogThread(), {
    workerData: orders,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  // Without its watchdog a renderer may not go on.
  thread.on('error', () => process.exit(1));
  thread.unref();
}

function watchdogThread(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./watchdog-thread.${extension}`, import.meta.url);
}
