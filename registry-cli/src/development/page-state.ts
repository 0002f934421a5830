import type { ServerResponse } from 'node:http';
import type { Changes } from './changes.ts';

/** What open pages show. */
export interface PageState {
  /** Id of the side set that is shown; undefined before the first build. */
  set?: string | undefined;
  /** Why the newest source is not shown. */
  problem?: { code: string; message: string } | undefined;
  /** What pages of an earlier side set may exchange instead of being loaded again. */
  changes?: (Changes & { since: string }) | undefined;
}

/** Tells open pages about changes, by server-sent events. */
export interface PageStates {
  set(state: PageState): void;
  /** Sends the state to a page now and after each change, until its connection ends. */
  follow(response: ServerResponse): void;
}

export function createPageStates(): PageStates {
  const pages = new Set<ServerResponse>();
  let current: PageState = {};
  const send = (page: ServerResponse) => void page.write(`data: ${JSON.stringify(current)}\n\n`);
  return {
    set(state) {
      current = state;
      for (const page of pages) send(page);
    },
    follow(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(response);
      response.on('close', () => pages.delete(response));
      send(response);
    },
  };
}
