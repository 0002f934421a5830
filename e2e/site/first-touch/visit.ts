import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { waitForIslands } from '../islands.ts';
import { setPageClock } from '../page-clock.ts';
import { type Control, installProbe, type Outcome } from './probe.ts';
import { perform, type Touch, type Way } from './ways.ts';

/** `slow`: the island's scripts arrive long after the touch. `at once`: the touch comes as soon as the page listens. */
export type Line = 'slow' | 'at once';

/** A phone for touches, else a desktop window. */
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
/** Of the slow line: an island takes about a second. */
const SLOW = { latency: 120, downloadThroughput: 400_000, uploadThroughput: 100_000, offline: false };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1, offline: false };
/** Milliseconds without a change after which a touch has had its effect. */
const QUIET_MS = 150;
const NOT_NEEDED = ['*.woff2*', '*.mp4*', '*.webm*'];
/** Stands in for every picture. */
const PICTURE = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Reports of errors and timings come at any time. */
const REPORTS = '/_reports';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** One visitor, whose pages are loaded again and again. */
export class Visitor {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #cookies: Cookies;
  /** Requests in progress. */
  readonly #open = new Set<Request>();
  #posts: string[] = [];

  private constructor(context: BrowserContext, page: Page, session: CDPSession, cookies: Cookies) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    this.#cookies = cookies;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === REPORTS) return;
      this.#open.add(request);
      if (request.method() !== 'GET') this.#posts.push(`${request.method()} ${pathname}`);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#open.delete(request));
  }

  static async start(browser: Browser, way: Way, baseURL: string, storageState: string): Promise<Visitor> {
    const isPhone = way === 'touch';
    const context = await browser.newContext({
      ...{ baseURL, storageState, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
      ...{ viewport: isPhone ? VIEWPORTS.phone : VIEWPORTS.desktop, hasTouch: isPhone, isMobile: isPhone },
      // Sliders then neither advance by themselves nor take time to move.
      reducedMotion: 'reduce',
    });
    await context.addInitScript(waitForIslands);
    await setPageClock(context);
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: NOT_NEEDED });
    session.on('Fetch.requestPaused', ({ requestId }) => {
      const responseHeaders = [{ name: 'content-type', value: 'image/gif' }];
      session
        .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: PICTURE })
        // The page is gone.
        .catch(() => {});
    });
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
    return new Visitor(context, page, session, await context.cookies());
  }

  /** Loads a page as a visitor without any earlier touches. */
  async load(path: string, line: Line): Promise<void> {
    const [context, page, session] = [this.#context, this.#page, this.#session];
    if (page.url().startsWith('http')) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await context.clearCookies();
    await context.addCookies([...this.#cookies]);
    await session.send('Network.emulateNetworkConditions', FAST);
    await session.send('Network.setCacheDisabled', { cacheDisabled: line === 'slow' });
    // A pointer over an island starts it.
    await page.mouse.move(-1, -1);
    this.#open.clear();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        !document.querySelector('[data-island]:not([data-island-state])'),
      undefined,
      { polling: 20 },
    );
    if (line === 'slow') {
      await this.settle();
      await session.send('Network.emulateNetworkConditions', SLOW);
    }
    await page.evaluate(() => window.probe.keepElements());
  }

  /** Loads a page. Resolves with the controls of its waiting islands. */
  async controls(path: string, types: readonly string[]): Promise<Control[]> {
    await this.load(path, 'at once');
    await this.settle();
    return this.#page.evaluate((names) => window.probe.controls(names), [...types]);
  }

  /** Hydrates an island and waits until nothing changes any more. */
  async hydrate(blockId: string): Promise<void> {
    await this.#page.evaluate((id) => window.probe.hydrate(id), blockId);
    await this.#page.waitForFunction((id) => window.probe.state(id) === 'hydrated', blockId, { polling: 20 });
    await this.settle();
  }

  state(blockId: string): Promise<string> {
    return this.#page.evaluate((id) => window.probe.state(id), blockId);
  }

  /** @param touch the touch that the island has received */
  outcome(blockId: string, touch?: Touch): Promise<Outcome> {
    const pointed = touch && (touch.way === 'mouse' || touch.way === 'touch') ? touch.control : undefined;
    return this.#page.evaluate(([id, control]) => window.probe.outcome(id, control), [
      blockId,
      pointed,
    ] as const);
  }

  /** Touches a control. Resolves with what came of it, in the hydrated island, or `undefined` if it cannot be reached. */
  async touch(touch: Touch): Promise<Outcome | undefined> {
    const page = this.#page;
    const { blockId } = touch.control;
    this.#posts = [];
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.probe.reset();
    });
    if (!(await perform(page, touch))) {
      // Behaviours show some controls soon after the page has loaded.
      await this.settle();
      if (!(await perform(page, touch))) return undefined;
    }
    await this.settle();
    const outcome = await this.outcome(blockId, touch);
    return { ...outcome, actions: [...outcome.actions, ...this.#posts] };
  }

  /** Whether a control is in a part of the page that visitors cannot use. */
  isInert({ control }: Touch): Promise<boolean> {
    return this.#page.evaluate((it) => window.probe.element(it).closest('[inert]') !== null, control);
  }

  async settle(): Promise<void> {
    const end = Date.now() + 8_000;
    do await this.#page.evaluate((ms) => window.probe.quiet(ms), QUIET_MS);
    while (this.#open.size > 0 && Date.now() < end);
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
