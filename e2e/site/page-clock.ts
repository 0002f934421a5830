import type { BrowserContext } from '@playwright/test';

/** Shows a context's pages the time of the tests, if it is not that of the machine (`tools/test/clock.mjs`). */
export async function setPageClock(context: BrowserContext): Promise<void> {
  const { FAKETIME: offset } = process.env;
  if (offset) await context.addInitScript(shiftClock, Number.parseInt(offset, 10) * 1000);
}

/** Runs in pages before their scripts. */
function shiftClock(ms: number): void {
  const now = Date.now.bind(Date);
  window.Date = class extends Date {
    constructor(...values: []) {
      super(...((values.length === 0 ? [now() + ms] : values) as []));
    }

    static override now(): number {
      return now() + ms;
    }
  } as DateConstructor;
}
