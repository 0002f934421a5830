import { setTimeout as delay } from 'node:timers/promises';
import type { LiveSet } from './registry-commands.ts';

const POLL_MS = 20;

/** When each shell first served each live set. */
export interface SwitchWatch {
  /** Also watches this shell, given by its URL. */
  add(shellUrl: string): void;
  /** No longer watches a shell. */
  remove(shellUrl: string): void;
  /** Waits until all watched shells serve a live set. @throws Error after 30 s */
  untilServed(liveSet: LiveSet): Promise<void>;
  /** Milliseconds from the creation of a live set in the registry until a shell served it, one for each shell and live set. */
  readonly delays: readonly number[];
  stop(): void;
}

const TIMEOUT_MS = 30_000;

/** Polls the shells' `/readyz` for the live set that they serve. */
export function watchSwitches(shellUrls: readonly string[]): SwitchWatch {
  const served = new Map<string, string | undefined>();
  const seenAt = new Map<string, number>();
  const delays: number[] = [];
  const add = (url: string) => {
    served.set(url, undefined);
    void follow(url);
  };
  const follow = async (url: string) => {
    while (served.has(url)) {
      const id = await servedBy(url);
      if (id !== undefined && served.has(url)) {
        if (!seenAt.has(`${url} ${id}`)) seenAt.set(`${url} ${id}`, Date.now());
        served.set(url, id);
      }
      await delay(POLL_MS);
    }
  };
  for (const url of shellUrls) add(url);
  return {
    add,
    remove: (url) => void served.delete(url),
    async untilServed({ id, createdAt }) {
      const end = Date.now() + TIMEOUT_MS;
      while ([...served.values()].some((current) => current !== id)) {
        if (Date.now() > end) throw new Error(`Not all shells serve ${id}: ${[...served.values()]}`);
        await delay(POLL_MS);
      }
      for (const url of served.keys()) delays.push((seenAt.get(`${url} ${id}`) ?? 0) - Date.parse(createdAt));
    },
    delays,
    stop: () => served.clear(),
  };
}

async function servedBy(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return ((await response.json()) as { liveSet?: string }).liveSet ?? undefined;
  } catch {
    return undefined;
  }
}
