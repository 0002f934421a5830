import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findChromium } from '../../../tools/workspace/chromium.mjs';
import type { ObservedRequest } from './waterfall.ts';

/** Trace categories that contain the main thread's tasks with their CPU times, and the page's marks. */
export const TRACE_CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  '__metadata',
];

/** How much slower the measured CPU is than the machine's. */
export const CPU_SLOWDOWN = 4;

/** Services to which a visitor agreed on an earlier visit, or `unasked` on a first visit. */
export type Consent = 'unasked' | readonly ('maps' | 'video' | 'analytics')[];

export interface VisitOptions {
  consent: Consent;
  /** A phone has a touch screen. */
  device: 'desktop' | 'phone';
}

const DEVICES: Record<VisitOptions['device'], BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
};

/** Milliseconds without a request after which the page counts as loaded. */
const QUIET_MS = 1_200;
/** Generous, because a slow line on a busy machine is slow, but not broken. */
const NAVIGATION_TIMEOUT_MS = 120_000;

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
      // Other providers do not answer, so that a visit does not depend on them.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
}

/** Opens a page with an empty cache and lets `measure` visit an address. */
export async function withPage<Figures>(
  browser: Browser,
  url: string,
  { consent, device }: VisitOptions,
  measure: (page: Page, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'de-DE', ignoreHTTPSErrors: true });
  try {
    if (consent !== 'unasked') {
      await context.addCookies([{ name: 'consent', value: consentCookie(consent), url }]);
    }
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

function consentCookie(services: readonly string[]): string {
  const day = '2026-11-01T08:00:00.000Z';
  return encodeURIComponent(
    JSON.stringify({
      categories: services.length > 0 ? ['necessary', ...services] : [],
      revision: 1,
      consentId: 'bench',
      consentTimestamp: day,
      lastConsentTimestamp: day,
      services: {},
    }),
  );
}

/** Waits until the page has sent no request for a while. */
export async function waitUntilQuiet(page: Page, requests: readonly ObservedRequest[]): Promise<void> {
  for (let previousCount = -1; previousCount < requests.length; ) {
    previousCount = requests.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

export function isScript({ type, url }: ObservedRequest): boolean {
  return type === 'Script' || /\.js$/.test(url);
}

export function totalBytes(requests: readonly ObservedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
