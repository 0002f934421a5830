import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../../site/server-process.ts';
import type { LiveSet } from './registry-commands.ts';

/** Rare, because the shells share this machine's processors. */
const POLL_MS = 100;
const TIMEOUT_MS = 30_000;

/** Waits until all shells serve a live set. @throws Error after 30 s */
export async function untilServed(shells: readonly ServerProcess[], { id }: LiveSet): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (const { url } of shells) {
    for (let served = await servedBy(url); served !== id; served = await servedBy(url)) {
      if (Date.now() > end) throw new Error(`The shell at ${url} serves ${served} instead of ${id}`);
      await delay(POLL_MS);
    }
  }
}

/**
 * Milliseconds from the creation of each live set in the registry until a shell served it, as the shell's log says.
 *
 * @param liveSets those that were created while the shell was running
 */
export async function switchDelays(shell: ServerProcess, liveSets: readonly LiveSet[]): Promise<number[]> {
  const lines = await shell.log();
  return liveSets.map(({ id, createdAt }) => {
    const switched = lines.find(({ msg, liveSet }) => msg === 'live set activated' && liveSet === id);
    if (!switched?.time) throw new Error(`The log of the shell at ${shell.url} lacks ${id}`);
    return Date.parse(switched.time) - Date.parse(createdAt);
  });
}

async function servedBy(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return ((await response.json()) as { liveSet?: string }).liveSet ?? undefined;
}
