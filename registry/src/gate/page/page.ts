import { setImmediate } from 'node:timers/promises';
import type { Context } from 'node:vm';
import type { PageWindow } from '@stadtraum/federation-kit/hydration';
import { JSDOM, VirtualConsole } from 'jsdom';
import { addBrowserGlobals } from './browser-globals.ts';

/** An empty German page of jsdom, without network. Scripts in its HTML do not run. */
export interface Page {
  window: PageWindow;
  /** The realm of the page's scripts. */
  realm: Context;
  /** Resolves when all work that is due now is done, or goes on without end. */
  settle(): Promise<void>;
  /** Cancels what the page still has to do, and moves it to another path. */
  leaveFor(path: string): void;
}

const ORIGIN = 'http://localhost';
const DOCUMENT = '<!DOCTYPE html><html lang="de"><head><title>Seite</title></head><body></body></html>';
/** Turns of the event loop after which a page that still has work counts as settled. */
const MAX_TURNS = 50;
/** Turns without work after which a page is settled: promises start work again. */
const IDLE_TURNS = 2;

export function openPage(): Page {
  const dom = new JSDOM(DOCUMENT, {
    url: `${ORIGIN}/`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  });
  const window = dom.window as unknown as PageWindow;
  addBrowserGlobals(window);
  const messages = addMessageChannel(window);
  const timers = recordTimers(window);
  return {
    window,
    realm: dom.getInternalVMContext(),
    async settle() {
      for (let turn = 0, idle = 0; turn < MAX_TURNS && idle < IDLE_TURNS; turn += 1) {
        await setImmediate();
        idle = messages.areOpen() ? 0 : idle + 1;
      }
    },
    leaveFor(path) {
      timers.clear();
      dom.reconfigure({ url: new URL(path, ORIGIN).href });
    },
  };
}

/** React schedules its work with a channel. Returns whether messages are on their way. */
function addMessageChannel(window: PageWindow): { areOpen(): boolean } {
  let open = 0;
  const deliver = async (port: Port) => {
    open += 1;
    await setImmediate();
    open -= 1;
    port.onmessage?.({ data: undefined });
  };
  class Port {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly other: () => Port;
    constructor(other: () => Port) {
      this.other = other;
    }
    postMessage(): void {
      void deliver(this.other());
    }
    start(): void {}
    close(): void {}
  }
  class Channel {
    readonly port1: Port = new Port(() => this.port2);
    readonly port2: Port = new Port(() => this.port1);
  }
  Object.assign(window, { MessageChannel: Channel });
  return { areOpen: () => open > 0 };
}

/** Keeps the ids of timers, so that a block's timers do not run while the next one is on the page. */
function recordTimers(window: PageWindow): { clear(): void } {
  const pairs = [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const;
  const clears = pairs.map(([start, stop]) => {
    const ids: number[] = [];
    const original: (...values: unknown[]) => number = Reflect.get(window as object, start);
    Reflect.set(window, start, (...values: unknown[]) => {
      const id = original(...values);
      ids.push(id);
      return id;
    });
    return () => {
      for (const id of ids.splice(0)) window[stop](id);
    };
  });
  return {
    clear: () => {
      for (const clear of clears) clear();
    },
  };
}
