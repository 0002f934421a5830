import { type BrowserContext, type Locator, type PlaywrightTestOptions, test } from '@playwright/test';

/**
 * What Playwright cannot do in Firefox, because it drives Firefox through WebDriver BiDi (decision 0136). Playwright ignores most of
 * it without an error. A test that needs it is skipped there: `test.skip(browserName === 'firefox', NOT_IN_FIREFOX.printing)`.
 */
export const NOT_IN_FIREFOX = {
  scripting: 'Firefox cannot turn JavaScript off for one page',
  mediaFeatures: 'Firefox cannot change media types, colour schemes, contrast or motion while it runs',
  phones: 'Firefox cannot emulate a phone or a touch screen',
  devtools: 'The test uses the protocol of Chromium’s developer tools',
  layoutShift: 'Firefox does not report layout shifts and largest paints',
  restoredPages: 'Playwright does not notice when Firefox restores a page from memory',
  scrollTimelines: 'Firefox has no scroll-driven animations',
};

type Options = Pick<PlaywrightTestOptions, 'javaScriptEnabled' | 'isMobile' | 'colorScheme'>;

/** Returns why a test with these options cannot run in Firefox, or undefined. */
export function unsupportedOption({ javaScriptEnabled, isMobile, colorScheme }: Options): string | undefined {
  if (javaScriptEnabled === false) return NOT_IN_FIREFOX.scripting;
  if (isMobile) return NOT_IN_FIREFOX.phones;
  return colorScheme === 'dark' ? NOT_IN_FIREFOX.mediaFeatures : undefined;
}

export function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}

/** Taps a control with a finger. Skips the test in Firefox, where Playwright's taps do nothing. */
export async function tap(control: Locator): Promise<void> {
  test.info().skip(isFirefox(control.page().context()), NOT_IN_FIREFOX.phones);
  await control.tap();
}

/** Lets pages use the clipboard. In Firefox a preference does, because Firefox has no such permission. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (!isFirefox(context)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}
