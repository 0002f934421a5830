import { workerData } from 'node:worker_threads';
import { MEMORY_SIGNAL } from './protocol.ts';
import type { WatchdogOrders } from './watchdog.ts';

const INTERVAL = 50;

const { memory, parent } = workerData as WatchdogOrders;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > memory) process.kill(process.pid, MEMORY_SIGNAL);
}, INTERVAL);
