import { expect, type Locator, type Page } from '@playwright/test';

/** The first block of a type on the page. */
export function block(page: Page, type: string): Locator {
  return page.locator(`[data-block-type="${type}"]`).first();
}

/** Hovers over a block as a visitor's pointer does, and waits until its island is hydrated. */
export async function untilHydrated(page: Page, island: Locator): Promise<void> {
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-island-state', 'hydrated');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** The first block of a type, scrolled into view and hydrated. */
export async function hydratedBlock(page: Page, type: string): Promise<Locator> {
  const island = block(page, type);
  await island.scrollIntoViewIfNeeded();
  await untilHydrated(page, island);
  return island;
}

/** Waits until a block's behaviour has brought it to life, without React. */
export async function untilLive(element: Locator): Promise<void> {
  await expect(element.locator('[data-live]').first()).toBeAttached();
}

/**
 * Runs in pages before their scripts: links, forms and other touches wait for their islands as long as these take. A busy machine may
 * not load one within the limits of the shell's script, which then follows the link or gives the island up.
 */
export function waitForIslands(): void {
  const LIMITS_MS = [1_500, 10_000];
  const NEVER_MS = 120_000;
  const setTimer = window.setTimeout;
  const later: (...parameters: Parameters<typeof setTimer>) => number = (task, ms, ...rest) =>
    setTimer(task, LIMITS_MS.includes(ms ?? 0) ? NEVER_MS : ms, ...rest);
  window.setTimeout = later as typeof setTimeout;
}

/** Keeps islands from hydrating, until the returned function is called. Call it before the page is opened. */
export async function holdHydration(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/shell\/[^/]+\/host\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects the paths of the scripts that a page loads, in order. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Delays all scripts of islands, as on a slow line. The latest call counts. */
export async function slowDownIslands(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/(mf-|shared-ui).*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been left.
    await route.continue().catch(() => {});
  });
}
