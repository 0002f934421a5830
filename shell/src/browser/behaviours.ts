import { BLOCK_ATTRIBUTES, type PageData } from '@stadtraum/contracts/page-data';
import type { Platform } from '@stadtraum/contracts/platform';
import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import type { Reports } from './reports/reports.ts';

/** Imports a script of the page's releases. */
export type ImportScript = (url: string) => Promise<unknown>;

export interface Behaviours {
  /** Starts a block's behaviours again, because its server-rendered HTML was restored. */
  restart(blockId: string): void;
}

/** Starts the behaviours of the page's blocks. If one fails, it is reported, and the block's HTML works as without JavaScript. */
export function startBehaviours(
  { behaviours }: Pick<PageData, 'behaviours'>,
  platform: Platform,
  reports: Reports,
  hydrate: (blockId: string) => void,
  importScript: ImportScript = (url) => import(/* webpackIgnore: true */ url),
): Behaviours {
  const running = new Map<string, AbortController>();
  const scripts = Object.entries(behaviours);

  for (const [url, blockIds] of scripts) for (const blockId of blockIds) void start(url, blockId);

  async function start(url: string, blockId: string): Promise<void> {
    const controller = running.get(blockId) ?? new AbortController();
    running.set(blockId, controller);
    const { signal } = controller;
    try {
      const { default: behaviour } = (await importScript(url)) as { default: Behaviour };
      const root = document.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTES.id}="${blockId}"]`);
      if (root && !signal.aborted) behaviour(root, { platform, signal, hydrate: () => hydrate(blockId) });
    } catch (error) {
      reports.error('BEHAVIOUR_FAILED', error, { block: blockId });
    }
  }

  return {
    restart(blockId) {
      running.get(blockId)?.abort();
      running.delete(blockId);
      for (const [url, blockIds] of scripts) if (blockIds.includes(blockId)) void start(url, blockId);
    },
  };
}
